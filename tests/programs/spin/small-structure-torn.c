// expect: error assertion
// flags: --strategy dpor
// A loop that waits by looking at an atomic structure of sixteen bytes, and a store that forgets the last of its numbers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct four {
    int first, second, third, last;
};

static _Atomic struct four shared;

static void *set(void *unused) {
    struct four all = {1, 1, 1};
    atomic_store(&shared, all);
    return unused;
}

static void *wait(void *unused) {
    struct four seen;
    do
        seen = atomic_load(&shared);
    while (seen.first == 0);
    assert(seen.last == 1); // ERROR assertion
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, set, NULL);
    pthread_create(&threads[1], NULL, wait, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    return 0;
}
