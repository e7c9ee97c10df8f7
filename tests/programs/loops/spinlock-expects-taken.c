// expect: error assertion, race
// The same lock, but what an attempt expects is not set again: one that fails leaves 1 there, and the next one takes a lock that is taken.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif

static atomic_int locked;
static int inside;

static void *enter(void *unused) {
    int seen = 0;
    while (!atomic_compare_exchange_strong(&locked, &seen, 1))
        ;
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
