// expect: safe
// executions: 1
// Closed by whoever is last.
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t *semaphore;
static int elsewhere;

static void *destroys(void *unused) {
    sem_post(semaphore);
    return unused;
}

int main(void) {
    pthread_t thread;
    semaphore = sem_open("/semaphore", O_CREAT, 0600, 1);
    pthread_create(&thread, NULL, destroys, NULL);
    __atomic_store_n(&elsewhere, 1, __ATOMIC_SEQ_CST);
    pthread_join(thread, NULL);
    sem_close(semaphore);
    return 0;
}
