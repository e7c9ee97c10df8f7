// expect: error assertion
// The moment is set under a lock, rightly or wrongly: whether the call refuses it depends on who comes first.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

static struct timespec until;
static sem_t semaphore;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&mutex);
    until.tv_nsec = 1000000000;
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    sem_init(&semaphore, 0, 0);
    pthread_create(&thread, NULL, other, NULL);
    pthread_mutex_lock(&mutex);
    int failed = sem_timedwait(&semaphore, &until);
    assert(failed == -1 && errno == ETIMEDOUT); // ERROR assertion
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    return 0;
}
