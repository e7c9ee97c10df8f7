// expect: safe
// executions: 6
// flags: --strategy dpor
// Tries until a read-write lock is free, for reading and for writing. Two writers and a reader, one after the other.
#include <assert.h>
#include <pthread.h>
#ifndef N
#define N 3
#endif

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int value[2];

static void *writes(void *unused) {
    while (pthread_rwlock_trywrlock(&lock) != 0)
        ;
    value[0]++;
    value[1]++;
    pthread_rwlock_unlock(&lock);
    return unused;
}

static void *reads(void *unused) {
    while (pthread_rwlock_tryrdlock(&lock) != 0)
        ;
    assert(value[0] == value[1]);
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, i % 2 ? reads : writes, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(value[0] == (N + 1) / 2);
    return 0;
}
