// expect: safe
// As mutex-made-twice.c, once.
#include <pthread.h>

static pthread_mutex_t mutex;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make(void)
{
    pthread_mutex_init(&mutex, NULL);
}

static void *other(void *unused)
{
    (void)unused;
    pthread_once(&once, make);
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_once(&once, make);
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, NULL);
    return 0;
}
