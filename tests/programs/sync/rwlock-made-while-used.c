// expect: error race
// Who sees that a lock was made need not see the lock.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int ready;

static void *other(void *unused)
{
    (void)unused;
    pthread_rwlock_init(&lock, NULL); // ERROR race
    __atomic_store_n(&ready, 1, __ATOMIC_RELAXED);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    if (__atomic_load_n(&ready, __ATOMIC_RELAXED))
        pthread_rwlock_rdlock(&lock); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
