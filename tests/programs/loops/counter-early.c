// expect: safe
// executions: 24
// A counter by compare-and-swap that looks once before its loop, and from then on at what a failure shows. A failure is in vain: to look later would
// have led to the same. Four threads come in any order, 4! of them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 4
#endif

static atomic_int count;

static void *add(void *unused) {
    int old = atomic_load(&count);
    while (!atomic_compare_exchange_strong(&count, &old, old + 1))
        ;
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, add, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(atomic_load(&count) == N);
    return 0;
}
