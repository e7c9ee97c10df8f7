// expect: safe
// executions: 1
// flags: --strategy dpor --symmetry auto
// The same with the flag raised before both are created.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int numbers, flag, seen[2];

static void *draw(void *unused) {
    int raised = atomic_load(&flag);
    atomic_store(&seen[atomic_fetch_add(&numbers, 1)], raised);
    return unused;
}

int main(void) {
    pthread_t one, other;
    atomic_store(&flag, 1);
    pthread_create(&one, NULL, draw, NULL);
    pthread_create(&other, NULL, draw, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    assert(seen[0] <= seen[1]);
    return 0;
}
