// expect: error out-of-bounds
// No address at all: the system does not say which one it was.
#include <pthread.h>

#include <stdint.h>

static int place;
static volatile uintptr_t number = 0xdeadbeefdeadbeef;

static void *worker(void *unused) {
    (void)unused;
    *(int *)number = 1; // ERROR out-of-bounds
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
