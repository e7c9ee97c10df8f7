// expect: error assertion
// threads: 3
// As `atomic-struct.c`, but a load and a store: what comes between is lost.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct large {
    long count, sum, last;
};

static _Atomic struct large large;

static void *worker(void *number) {
    long n = (long)number;
    struct large l = atomic_load(&large);
    l = (struct large){l.count + 1, l.sum + n, n};
    atomic_store(&large, l);
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, (void *)(i + 1));
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    struct large l = atomic_load(&large);
    assert(l.count == 2); // ERROR assertion
    return 0;
}
