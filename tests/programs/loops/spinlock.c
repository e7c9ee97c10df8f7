// expect: safe
// executions: 6
// A lock that is taken by compare-and-swap, three threads: the critical sections come in 3! orders; failed attempts are no steps.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif

static atomic_int locked;
static int inside;

static void *enter(void *unused) {
    int seen;
    do
        seen = 0;
    while (!atomic_compare_exchange_strong(&locked, &seen, 1));
    inside++;
    atomic_store(&locked, 0);
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
