// expect: error race
// As `atomic-struct-orders.c`, but with relaxed accesses, which order nothing.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct large {
    long ready, more, most;
};

static _Atomic struct large large;
static int data;

static void *writer(void *unused) {
    data = 1; // ERROR race
    atomic_store_explicit(&large, ((struct large){1, 2, 3}), memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    struct large seen;
    do {
        seen = atomic_load_explicit(&large, memory_order_relaxed);
    } while (!seen.ready);
    assert(data == 1 && seen.most == 3); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
