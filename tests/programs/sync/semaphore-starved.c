// expect: error deadlock
// Two wait, one is let go.
#include <pthread.h>
#include <semaphore.h>

static sem_t gate;

static void *worker(void *unused) {
    sem_wait(&gate); // ERROR deadlock
    return unused;
}

int main(void) {
    pthread_t threads[2];
    sem_init(&gate, 0, 0);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    sem_post(&gate);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL); // ERROR deadlock
    return 0;
}
