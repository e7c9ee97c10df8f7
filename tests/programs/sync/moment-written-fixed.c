// expect: safe
// As moment-written.c, with a moment that was there before.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

static struct timespec until;
static sem_t semaphore;

static void *other(void *unused)
{
    (void)unused;
    assert(until.tv_sec == 3);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    sem_init(&semaphore, 0, 0);
    until.tv_sec = 3;
    pthread_create(&thread, NULL, other, NULL);
    assert(sem_timedwait(&semaphore, &until) == -1 && errno == ETIMEDOUT);
    pthread_join(thread, NULL);
    return 0;
}
