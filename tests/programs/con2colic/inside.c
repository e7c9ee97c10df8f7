// expect: error assertion
// flags: --strategy interference
// Two threads that only read with a lock are inside at the same time: each says that it is there, and sees that the other is.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static atomic_int there[2], met;

static void *visit(void *of) {
    int own = of != 0;
#ifdef FIXED
    pthread_rwlock_wrlock(&lock);
#else
    pthread_rwlock_rdlock(&lock);
#endif
    there[own] = 1;
    if (there[!own])
        met++;
    there[own] = 0;
    pthread_rwlock_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, visit, i ? &lock : 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    assert(met == 0); // ERROR assertion
    return 0;
}
