// expect: safe
// flags: --strategy dpor
// executions: 6
// Three threads and a lock made of a structure. A failed exchange writes what it found to a local, which is set again
// before the next one: failed attempts are no steps, and the critical sections come in 3! orders.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct owner {
    long taken, by, times;
};

static _Atomic struct owner lock;
static int count;

static void *worker(void *unused) {
    struct owner mine = {1, 2, 3}, none = {0, 0, 0}, expected;
    do
        expected = none;
    while (!atomic_compare_exchange_strong(&lock, &expected, mine));
    count++;
    atomic_store(&lock, none);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(count == 3);
    return 0;
}
