// expect: safe
// Whoever took the last post may destroy the semaphore.
#include <pthread.h>
#include <semaphore.h>

static sem_t semaphore;

static void *other(void *unused)
{
    (void)unused;
    sem_post(&semaphore);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    sem_init(&semaphore, 0, 0);
    pthread_create(&thread, NULL, other, NULL);
    sem_wait(&semaphore);
    sem_destroy(&semaphore);
    pthread_join(thread, NULL);
    return 0;
}
