// expect: safe
// As rwlock-made-while-used.c, but what was done before is seen, too.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int ready;

static void *other(void *unused)
{
    (void)unused;
    pthread_rwlock_init(&lock, NULL);
    __atomic_store_n(&ready, 1, __ATOMIC_RELEASE);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    if (__atomic_load_n(&ready, __ATOMIC_ACQUIRE))
        pthread_rwlock_rdlock(&lock);
    pthread_join(thread, NULL);
    return 0;
}
