// expect: error deadlock
// As rwlock-twice-writer.c: the lock itself says that writers come first.
#define _GNU_SOURCE
#include <pthread.h>

static pthread_rwlock_t lock;

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
    pthread_rwlockattr_t kind;
    int told;
    pthread_rwlockattr_init(&kind);
    pthread_rwlockattr_setkind_np(&kind, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
    pthread_rwlockattr_getkind_np(&kind, &told);
    pthread_rwlock_init(&lock, told == PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP ? &kind : NULL);
    pthread_create(&thread, NULL, writer, NULL);
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_rdlock(&lock); // ERROR deadlock
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_unlock(&lock);
    pthread_join(thread, NULL);
    return 0;
}
