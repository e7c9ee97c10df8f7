// expect: safe
// The address of something.
#include <pthread.h>

#include <stdint.h>

static int place;
static volatile uintptr_t number = 0xdeadbeefdeadbeef;

static void *worker(void *unused) {
    (void)unused;
    number = (uintptr_t)&place;
    *(int *)number = 1;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
