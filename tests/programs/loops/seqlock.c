// expect: safe
// executions: 18
// Two writers take turns by the lowest bit of a version, two readers start over if a writer came between. The writers come in 2 orders, and each
// reader reads before both, between them, or after both: 2 * 3 * 3.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 4
#endif

static atomic_int version, left, right;

static void *writes(void *unused) {
    for (;;) {
        int old = atomic_load(&version);
        if (old % 2 == 0 && atomic_compare_exchange_strong(&version, &old, old + 1))
            break;
    }
    int value = atomic_load(&left) + 1;
    atomic_store(&left, value);
    atomic_store(&right, value);
    atomic_fetch_add(&version, 1);
    return unused;
}

static void *reads(void *unused) {
    int before, l, r;
    do {
        while ((before = atomic_load(&version)) % 2)
            ;
        l = atomic_load(&left);
        r = atomic_load(&right);
    } while (atomic_load(&version) != before);
    assert(l == r);
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, i % 2 ? reads : writes, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
