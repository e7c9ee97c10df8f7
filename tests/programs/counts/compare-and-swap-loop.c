// expect: safe
// executions: 4
// Two increments by compare-and-swap: one after the other in two orders, or both read first, and either of them
// wins and the other tries again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *add(void *unused) {
    for (int tries = 0; tries < 3; tries++) {
        int seen = atomic_load(&x);
        if (atomic_compare_exchange_strong(&x, &seen, seen + 1))
            break;
    }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, add, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(x == 2);
    return 0;
}
