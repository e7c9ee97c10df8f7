// expect: error deadlock
// Three come to a barrier for two: who is left alone depends on the order.
#include <pthread.h>

static pthread_barrier_t meeting;

static void *worker(void *unused) {
    pthread_barrier_wait(&meeting); // ERROR deadlock
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_barrier_init(&meeting, NULL, 2);
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL); // ERROR deadlock
    return 0;
}
