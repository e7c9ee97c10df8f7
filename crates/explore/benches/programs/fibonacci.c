// Two threads add each other's number to their own while the main thread looks at both.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int i = 1, j = 1;

static void *one(void *unused) {
    for (int k = 0; k < N; k++) {
        int old = atomic_load(&i);
        atomic_store(&i, old + atomic_load(&j));
    }
    return unused;
}

static void *two(void *unused) {
    for (int k = 0; k < N; k++) {
        int old = atomic_load(&j);
        atomic_store(&j, old + atomic_load(&i));
    }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    int seen_i = atomic_load(&i), seen_j = atomic_load(&j);
    assert(seen_i <= 1000 && seen_j <= 1000);
    return 0;
}
