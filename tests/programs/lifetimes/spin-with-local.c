// expect: safe
// A loop that waits declares what it hands to the library in each round. It still waits, and does nothing else.
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

static atomic_int ready;

static void *worker(void *unused) {
    ready = 1;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    while (!ready) {
        struct timespec pause = {0, 1000};
        nanosleep(&pause, NULL);
    }
    pthread_join(t, NULL);
    return 0;
}
