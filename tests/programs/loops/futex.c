// expect: safe
// executions: 126
// A mutex of one word: 0 is free, 1 is taken, 2 is taken and somebody may wait. Whoever finds it taken makes it 2 and waits while it is 2;
// where a kernel would put the thread to sleep, it looks again and again. Whoever comes in after a wait leaves it at 2, since others may wait, too.
// Of two threads, the second comes in by its first attempt, or by an exchange that finds the word free, or after a wait: 2 * 3. For three, another
// checker (GenMC 0.11) counts 126 as well.
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
    while (atomic_exchange(&word, 2) != 0)
        while (atomic_load(&word) == 2)
            ;
}

static void unlock(void) {
    atomic_store(&word, 0);
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
