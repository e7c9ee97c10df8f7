// expect: error assertion
// As `atomic-struct-lost.c`, with 3 bytes.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct some {
    unsigned char count, other, last;
};

static _Atomic struct some some;

static void *worker(void *unused) {
    struct some s = atomic_load(&some);
    s.count++;
    atomic_store(&some, s);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    struct some s = atomic_load(&some);
    assert(s.count == 2); // ERROR assertion
    return 0;
}
