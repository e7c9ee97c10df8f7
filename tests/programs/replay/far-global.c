// expect: error out-of-bounds
// The index leads out of one array and natively into another.
#include <pthread.h>

static int small[4];
static int large[4000];
static volatile int index = 600;

static void *worker(void *unused) {
    (void)unused;
    large[1] = 1;
    small[index] = 1; // ERROR out-of-bounds
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
