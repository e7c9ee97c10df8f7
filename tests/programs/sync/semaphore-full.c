// expect: error assertion
// Of two posts only the first one finds room.
#include <assert.h>
#include <limits.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t semaphore;

static void *other(void *unused)
{
    (void)unused;
    assert(sem_post(&semaphore) == 0); // ERROR assertion
    return NULL;
}

int main(void)
{
    pthread_t thread;
    sem_init(&semaphore, 0, INT_MAX - 1);
    pthread_create(&thread, NULL, other, NULL);
    sem_post(&semaphore);
    pthread_join(thread, NULL);
    return 0;
}
