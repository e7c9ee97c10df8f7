// expect: safe
// executions: 24
// flags: --strategy dpor --symmetry auto
// Test-and-test-and-set locks with four threads: 576 executions (loops/ttas-4.c), of which each is the same as 4! - 1 others but for which thread
// is which.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int locked;
static int inside;

static void *enter(void *unused) {
    for (;;) {
        while (atomic_load(&locked))
            ;
        if (!atomic_exchange(&locked, 1))
            break;
    }
    inside++;
    atomic_store(&locked, 0);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, enter, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    assert(inside == 4);
    return 0;
}
