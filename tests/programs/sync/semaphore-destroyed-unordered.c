// expect: error race
// As mutex-destroyed-unordered.c, for a semaphore.
#include <pthread.h>
#include <semaphore.h>

static sem_t semaphore;
static int done;

static void *other(void *unused)
{
    (void)unused;
    sem_post(&semaphore); // ERROR race
    __atomic_store_n(&done, 1, __ATOMIC_RELAXED);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    sem_init(&semaphore, 0, 0);
    pthread_create(&thread, NULL, other, NULL);
    if (__atomic_load_n(&done, __ATOMIC_RELAXED))
        sem_destroy(&semaphore); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
