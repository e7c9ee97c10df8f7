// expect: error deadlock
//
// The lock of a stream and a mutex, taken in two orders.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *logger(void *unused) {
    pthread_mutex_lock(&m);
    fputs("event\n", stderr); // ERROR deadlock
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, logger, 0);
    flockfile(stderr);
    pthread_mutex_lock(&m); // ERROR deadlock
    fputs("state\n", stderr);
    pthread_mutex_unlock(&m);
    funlockfile(stderr);
    pthread_join(t, 0);
    return 0;
}
