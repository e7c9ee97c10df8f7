// expect: error race
// The mutex is not used any more, but nothing orders its last use before its end.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void *other(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&mutex); // ERROR race
    pthread_mutex_unlock(&mutex); // ERROR race
    __atomic_store_n(&done, 1, __ATOMIC_RELAXED);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    if (__atomic_load_n(&done, __ATOMIC_RELAXED))
        pthread_mutex_destroy(&mutex); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
