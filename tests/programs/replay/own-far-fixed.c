// expect: safe
// Inside.
#include <pthread.h>

static __thread char own[8];
static volatile int offset = 9;

static void *worker(void *unused) {
    (void)unused;
    own[offset - 2] = 1;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
