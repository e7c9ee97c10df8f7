// expect: safe
// As attributes-written.c, one after the other.
#include <assert.h>
#include <pthread.h>

static pthread_mutexattr_t attributes;
static pthread_mutex_t mutex;

static void *other(void *unused)
{
    (void)unused;
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_mutexattr_init(&attributes);
    pthread_create(&thread, NULL, other, NULL);
    pthread_join(thread, NULL);
    pthread_mutex_init(&mutex, &attributes);
    pthread_mutex_lock(&mutex);
    assert(pthread_mutex_lock(&mutex) == 0);
    return 0;
}
