// expect: error endless-loop
// The same, but a thread lies down without looking at the word again: if it was called before, nobody calls it again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 2
#endif

static atomic_int word, calls;
static int inside;

static void sleep_until_called(void) {
    int before = atomic_load(&calls);
    while (atomic_load(&calls) == before) // ERROR endless-loop
        ;
}

static void lock(void) {
    int seen = 0;
    if (atomic_compare_exchange_strong(&word, &seen, 1))
        return;
    while (atomic_exchange(&word, 2) != 0)
        sleep_until_called();
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
        pthread_join(threads[i], NULL); // ERROR endless-loop
    assert(inside == N);
    return 0;
}
