// expect: error deadlock
// As `barrier.c`, but the barrier waits for one more than come.
#include <pthread.h>

#ifndef N
#define N 200
#endif

static pthread_barrier_t meeting;
static pthread_t threads[N];

static void *worker(void *arg) {
    pthread_barrier_wait(&meeting); // ERROR deadlock
    return arg;
}

int main(void) {
    pthread_barrier_init(&meeting, NULL, N + 1);
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL); // ERROR deadlock
    pthread_barrier_destroy(&meeting);
    return 0;
}
