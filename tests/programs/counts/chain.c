// expect: safe
// executions: 8
// A relay of four: each hand-over has two orders, and nothing closes a cycle: 2^3.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y, z;

static void *first(void *unused) {
    atomic_store(&x, 1);
    return unused;
}

static void *second(void *unused) {
    (void)atomic_load(&x);
    atomic_store(&y, 1);
    return unused;
}

static void *third(void *unused) {
    (void)atomic_load(&y);
    atomic_store(&z, 1);
    return unused;
}

static void *last(void *unused) {
    (void)atomic_load(&z);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, first, NULL);
    pthread_create(&threads[1], NULL, second, NULL);
    pthread_create(&threads[2], NULL, third, NULL);
    pthread_create(&threads[3], NULL, last, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
