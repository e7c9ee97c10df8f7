// expect: error out-of-bounds
// Outside a variable that each thread has for itself.
#include <pthread.h>

static __thread char own[8];
static volatile int offset = 9;

static void *worker(void *unused) {
    (void)unused;
    own[offset] = 1; // ERROR out-of-bounds
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
