// expect: safe
// executions: 576
// Test-and-test-and-set locks: a loop that waits inside one that tries again. The four threads come in 4! orders. The look by which
// the k-th comes in may have seen any of the k times at which the lock was free before, whatever happened since: 1 * 2 * 3 * 4.
// Attempts that fail lead back to the look, and are not explored.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 4
#endif

static atomic_int locked;
static int inside;

static void *enter(void *unused) {
    for (;;) {
        while (atomic_load(&locked))
            ;
        if (!atomic_exchange(&locked, 1))
            break;
    }
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
