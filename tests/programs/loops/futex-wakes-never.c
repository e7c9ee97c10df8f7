// expect: error endless-loop
// The same, but a thread that has woken and comes in leaves the word at 1, and only one sleeper is called at a time: of two that sleep, the second
// is not called.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif

static atomic_int word, calls, sleepers;
static int inside;

static int taken(int by) {
    int seen = 0;
    return atomic_compare_exchange_strong(&word, &seen, by);
}

static void sleep_while_2(void) {
    int place = atomic_fetch_add(&sleepers, 1);
    if (atomic_load(&word) != 2)
        return;
    while (atomic_load(&calls) <= place) // ERROR endless-loop
        ;
}

static void lock(void) {
    while (!taken(1)) {
        int seen = 1;
        atomic_compare_exchange_strong(&word, &seen, 2);
        if (seen != 0)
            sleep_while_2();
    }
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
