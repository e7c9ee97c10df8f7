// expect: error assertion
// The same, but readers do not wait for the version to be even: they may read while a writer is half done.
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
        before = atomic_load(&version);
        l = atomic_load(&left);
        r = atomic_load(&right);
    } while (atomic_load(&version) != before);
    assert(l == r); // ERROR assertion
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
