// expect: error assertion, race
// The lock is taken by a store after a look: two threads may come in.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif

static atomic_int locked;
static int inside;

static void *enter(void *unused) {
    while (atomic_load(&locked))
        ;
    atomic_store(&locked, 1);
    inside++; // ERROR race
    atomic_store(&locked, 0);
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, enter, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(inside == N); // ERROR assertion
    return 0;
}
