// expect: safe
// An atomic structure that is too large for any instruction orders what comes before the store and after the load; whoever
// waits for it in a loop waits, and does not run for ever.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct large {
    long ready, more, most;
};

static _Atomic struct large large;
static int data;

static void *writer(void *unused) {
    data = 1;
    atomic_store_explicit(&large, ((struct large){1, 2, 3}), memory_order_release);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    struct large seen;
    do {
        seen = atomic_load_explicit(&large, memory_order_acquire);
    } while (!seen.ready);
    assert(data == 1 && seen.most == 3);
    pthread_join(thread, NULL);
    return 0;
}
