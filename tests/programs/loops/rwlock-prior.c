// expect: safe
// executions: 6
// flags: --strategy dpor
// The lock of rwlock.c as it is in Linux: the first attempt stands before the loop. At the end all is there again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif
#define ALL 100

static atomic_int left = ALL;
static int value[2];

static void take(int much, int least) {
    int prior = atomic_fetch_sub_explicit(&left, much, memory_order_acquire);
    while (prior < least) {
        atomic_fetch_add_explicit(&left, much, memory_order_relaxed);
        while (atomic_load_explicit(&left, memory_order_relaxed) < least)
            ;
        prior = atomic_fetch_sub_explicit(&left, much, memory_order_acquire);
    }
}

static void *writes(void *unused) {
    take(ALL, ALL);
    value[0]++;
    value[1]++;
    atomic_fetch_add_explicit(&left, ALL, memory_order_release);
    return unused;
}

static void *reads(void *unused) {
    take(1, 1);
    assert(value[0] == value[1]);
    atomic_fetch_add_explicit(&left, 1, memory_order_release);
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, i % 2 ? reads : writes, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(value[0] == (N + 1) / 2);
    assert(atomic_load(&left) == ALL);
    return 0;
}
