// expect: safe
// executions: 12
// The same mutex with what a kernel does: a thread sleeps only if the word is still 2 when it lies down, and wakes when it is called. The calls are
// counted: who sleeps waits for the count to change. Without a call it would sleep on, though the word is free.
// The second thread comes in by its first attempt, or by an exchange that finds the word free. Or it makes the word 2, and reads count and word before they
// change, or after; or the count before and the word after, and then its own call comes before the other one, or after: 2 * (1 + 1 + 2 + 2).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 2
#endif

static atomic_int word, calls;
static int inside;

static void sleep_while_2(void) {
    int before = atomic_load(&calls);
    if (atomic_load(&word) != 2)
        return;
    while (atomic_load(&calls) == before)
        ;
}

static void lock(void) {
    int seen = 0;
    if (atomic_compare_exchange_strong(&word, &seen, 1))
        return;
    while (atomic_exchange(&word, 2) != 0)
        sleep_while_2();
}

static void unlock(void) {
    if (atomic_exchange(&word, 0) == 2)
        atomic_fetch_add(&calls, 1);
}

static void *enter(void *unused) {
    lock();
    inside++;
    unlock();
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, enter, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(inside == N);
    return 0;
}
