// expect: safe
// As moment-locked.c, where nobody else ever holds the lock: the moment is not looked at.
#include <pthread.h>
#include <time.h>

static struct timespec until;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *unused)
{
    (void)unused;
    until.tv_sec = 3;
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    if (pthread_mutex_timedlock(&mutex, &until) == 0)
        pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    return 0;
}
