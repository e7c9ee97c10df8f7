// expect: safe
// executions: 630
// classes: 7
// Three workers tell twice how far they are, in one place, and a monitor looks once. The orders of six writes and a read,
// of which three pairs are in order, are 7! / 2^3. The monitor sees one of six writes, or the beginning.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int step;

static void *first(void *unused) {
    atomic_store(&step, 1);
    atomic_store(&step, 2);
    return unused;
}

static void *second(void *unused) {
    atomic_store(&step, 11);
    atomic_store(&step, 12);
    return unused;
}

static void *third(void *unused) {
    atomic_store(&step, 21);
    atomic_store(&step, 22);
    return unused;
}

static void *monitor(void *unused) {
    assert(atomic_load(&step) <= 22);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, first, NULL);
    pthread_create(&threads[1], NULL, second, NULL);
    pthread_create(&threads[2], NULL, third, NULL);
    pthread_create(&threads[3], NULL, monitor, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
