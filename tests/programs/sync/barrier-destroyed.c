// expect: error misuse
// Destroyed while somebody may still wait at it.
#include <pthread.h>

static pthread_barrier_t meeting;

static void *worker(void *unused) {
    pthread_barrier_wait(&meeting); // ERROR misuse
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_barrier_init(&meeting, NULL, 2);
    pthread_create(&thread, NULL, worker, NULL);
    pthread_barrier_destroy(&meeting); // ERROR misuse
    return 0;
}
