// expect: error race
// The moment until which a thread waits is read by the call, and written by another thread.
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

static struct timespec until;
static sem_t semaphore;

static void *other(void *unused)
{
    (void)unused;
    until.tv_sec = 3; // ERROR race
    return NULL;
}

int main(void)
{
    pthread_t thread;
    sem_init(&semaphore, 0, 0);
    pthread_create(&thread, NULL, other, NULL);
    sem_timedwait(&semaphore, &until); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
