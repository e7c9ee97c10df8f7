// expect: error misuse
// A lock where writers come first has a gate of its own, wherever it is: here in memory of any size. It is destroyed while it is held.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
    unsigned size = __VERIFIER_nondet_uint();
    if (size < sizeof(pthread_rwlock_t) || size > 1000)
        return 0;
    pthread_rwlock_t *lock = malloc(size);
    if (!lock)
        return 0;
    pthread_rwlockattr_t attributes;
    pthread_rwlockattr_init(&attributes);
    pthread_rwlockattr_setkind_np(&attributes, PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP);
    pthread_rwlock_init(lock, &attributes);
    pthread_rwlock_wrlock(lock);
    pthread_rwlock_unlock(lock);
    pthread_rwlock_rdlock(lock);
    pthread_rwlock_destroy(lock); // ERROR misuse
    free(lock);
    return 0;
}
