// expect: safe
// Inside.
#include <pthread.h>

static volatile int index = 50;

static void *worker(void *unused) {
    (void)unused;
    int small[4] = {0}, large[400] = {0};
    large[1] = small[1];
    large[index] = small[1];
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
