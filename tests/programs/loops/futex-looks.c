// expect: error assertion, race
// The same mutex, but whoever has waited takes it by a store, without looking whether somebody else was faster.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif

static atomic_int word;
static int inside;

static void lock(void) {
    int seen = 0;
    if (atomic_compare_exchange_strong(&word, &seen, 1))
        return;
    if (atomic_exchange(&word, 2) == 0)
        return;
    while (atomic_load(&word) == 2)
        ;
    atomic_store(&word, 2);
}

static void unlock(void) {
    atomic_store(&word, 0);
}

static void *enter(void *unused) {
    lock();
    inside++; // ERROR race
    unlock();
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
