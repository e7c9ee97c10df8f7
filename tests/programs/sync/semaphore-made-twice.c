// expect: error race
// Two threads make one semaphore at once.
#include <pthread.h>
#include <semaphore.h>

static sem_t semaphore;

static void *other(void *unused)
{
    (void)unused;
    sem_init(&semaphore, 0, 1); // ERROR race
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    sem_init(&semaphore, 0, 1); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
