// expect: safe
// executions: 10
// flags: --strategy dpor --symmetry auto
// Three threads that only look, each at one of three values: 27 ways, of which 10 are different if it does not matter who sees what.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int value;

static void *look(void *unused) {
    int seen = atomic_load(&value);
    assert(seen >= 0 && seen <= 2);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, look, NULL);
    atomic_store(&value, 1);
    atomic_store(&value, 2);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
