// expect: safe
// flags: --strategy dpor
// An exchange that changes nothing, after which the thread writes to a variable of its own. Where the thread does the same
// again in another execution, it must have written that again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y, z, other;

static void set(int *at, int value) { *at = value; }

static void *exchange(void *unused) {
    int own;
    set(&own, 7);
    atomic_load(&z);
    atomic_exchange(&x, 0);
    set(&own, 9);
    atomic_load(&y);
    assert(own == 9);
    return unused;
}

static void *store(void *unused) {
    atomic_store(&y, 1);
    atomic_store(&z, 1);
    return unused;
}

static void *store_other(void *unused) {
    atomic_store(&other, 1);
    return unused;
}

static void *load_other(void *unused) {
    atomic_load(&other);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, store_other, NULL);
    pthread_create(&threads[1], NULL, load_other, NULL);
    pthread_create(&threads[2], NULL, exchange, NULL);
    pthread_create(&threads[3], NULL, store, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
