// expect: error race, use-after-free
// executions: 2
// flags: --strategy dpor
// The semaphore is in memory that another thread frees: before the post, or after it. Nothing else tells the search to try
// the other order.
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static void *worker(void *arg) {
    free(arg); // ERROR race
    return NULL;
}

int main(void) {
    pthread_t thread;
    sem_t *semaphore = malloc(sizeof *semaphore);
    if (!semaphore)
        return 0;
    sem_init(semaphore, 0, 0);
    pthread_create(&thread, NULL, worker, semaphore);
    sem_post(semaphore); // ERROR race, use-after-free
    pthread_join(thread, NULL);
    return 0;
}
