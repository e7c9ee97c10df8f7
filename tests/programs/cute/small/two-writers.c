// expect: error assertion
// executions: 3
// One thread writes a variable twice, the other one writes another variable and then the same. Where the other variable is written makes no
// difference: the write of the shared one comes before both, between them or behind them. Behind them it is what is left.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *twice(void *unused) {
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    return unused;
}

static void *both(void *unused) {
    atomic_store(&y, 3);
    atomic_store(&x, 4);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, twice, NULL);
    pthread_create(&b, NULL, both, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
#ifdef FIXED
    assert(x == 2 || x == 4);
#else
    assert(x == 2); // ERROR assertion
#endif
    return 0;
}
