// expect: error race
// pairs: 8-13 stop
// The language orders nothing by volatile accesses: they race like any other.
#include <pthread.h>
static volatile int stop;

static void *worker(void *unused) {
    while (!stop) {} // ERROR race
    return unused;
}

static void *stopper(void *unused) {
    stop = 1; // ERROR race
    return unused;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, worker, NULL);
    pthread_create(&t[1], NULL, stopper, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
