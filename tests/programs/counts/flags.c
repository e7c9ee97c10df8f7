// expect: safe
// executions: 3
// Each thread raises its flag and enters if the other's is down: as store buffering, and at most one enters.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag_a, flag_b, inside;

static void *a(void *unused) {
    atomic_store(&flag_a, 1);
    if (!atomic_load(&flag_b))
        atomic_fetch_add(&inside, 1);
    return unused;
}

static void *b(void *unused) {
    atomic_store(&flag_b, 1);
    if (!atomic_load(&flag_a))
        atomic_fetch_add(&inside, 1);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, a, NULL);
    pthread_create(&threads[1], NULL, b, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(inside <= 1);
    return 0;
}
