// expect: error deadlock
// flags: --rwlock any
// As rwlock-twice-writer.c: it depends on the library.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *writer(void *unused)
{
    (void)unused;
    pthread_rwlock_wrlock(&lock); // ERROR deadlock
    pthread_rwlock_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_rdlock(&lock); // ERROR deadlock
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_unlock(&lock);
    pthread_join(thread, NULL);
    return 0;
}
