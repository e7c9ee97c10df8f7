// expect: safe
// flags: --strategy dpor
// executions: 2
// A loop that waits by looking at an atomic structure, which is copied to a local in each round: to look again in vain puts
// there what is there already, and is no step. The first look is one: it comes before or after the store.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct pair {
    int first, second;
};

static _Atomic struct pair shared;

static void *set(void *unused) {
    struct pair both = {1, 1};
    atomic_store(&shared, both);
    return unused;
}

static void *wait(void *unused) {
    struct pair seen;
    do
        seen = atomic_load(&shared);
    while (seen.first == 0);
    assert(seen.second == 1);
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
