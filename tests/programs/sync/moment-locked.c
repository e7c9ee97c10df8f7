// expect: error race
// A lock that is free is taken without a look at the moment; one that is not is waited for until then.
#include <pthread.h>
#include <time.h>

static struct timespec until;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&mutex);
    until.tv_sec = 3; // ERROR race
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    if (pthread_mutex_timedlock(&mutex, &until) == 0) // ERROR race
        pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    return 0;
}
