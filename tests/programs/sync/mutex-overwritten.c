// expect: error race
// A mutex that is made by an assignment, and used by who need not see it.
#include <pthread.h>

static pthread_mutex_t mutex;
static int ready;

static void *other(void *unused)
{
    (void)unused;
    mutex = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; // ERROR race
    __atomic_store_n(&ready, 1, __ATOMIC_RELAXED);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    if (__atomic_load_n(&ready, __ATOMIC_RELAXED))
        pthread_mutex_lock(&mutex); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
