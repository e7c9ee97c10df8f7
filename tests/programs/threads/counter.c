// expect: error race
// switches: 2
// Two threads increment a counter without a lock.
#include <pthread.h>

static int counter;

static void *worker(void *unused) {
    counter++; // ERROR race
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
