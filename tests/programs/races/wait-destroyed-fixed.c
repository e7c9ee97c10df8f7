// expect: safe
// The repaired wait-destroyed.c: the mutex is destroyed when nobody waits any more.
#include <pthread.h>
#include <time.h>

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static const struct timespec soon = {1, 0};

static void *waits(void *unused)
{
    pthread_mutex_lock(&gate);
    pthread_cond_timedwait(&more, &gate, &soon);
    pthread_mutex_unlock(&gate);
    return unused;
}
static void *destroys(void *unused)
{
    pthread_mutex_destroy(&gate);
    return unused;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, waits, NULL);
    pthread_join(a, NULL);
    pthread_create(&b, NULL, destroys, NULL);
    pthread_join(b, NULL);
    return 0;
}
