// expect: unsupported
// flags: --undefined input
// What a function of the C library does is known, even without a model: it is not taken for one that does nothing.
#include <assert.h>
#include <pthread.h>

static void *wait(void *unused) {
    for (;;)
        pthread_testcancel();
    return unused;
}

int main(void) {
    pthread_t thread;
    void *result;
    pthread_create(&thread, NULL, wait, NULL);
    pthread_cancel(thread);
    pthread_join(thread, &result);
    assert(result == PTHREAD_CANCELED);
    return 0;
}
