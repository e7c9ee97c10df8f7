// expect: error assertion
// inputs: first = 5
// Whether a compare-and-swap of a large structure succeeds can depend on an input.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

struct large {
    long first, second, third;
};

static _Atomic struct large large;

static void *writer(void *unused) {
    atomic_store(&large, ((struct large){5, 6, 7}));
    return unused;
}

int main(void) {
    pthread_t thread;
    struct large expected = {tb_int("first"), 6, 7};
    pthread_create(&thread, NULL, writer, NULL);
    int done = atomic_compare_exchange_strong(&large, &expected, ((struct large){1, 1, 1}));
    pthread_join(thread, NULL);
    assert(!done); // ERROR assertion
    return 0;
}
