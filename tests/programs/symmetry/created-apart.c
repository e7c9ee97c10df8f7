// expect: error assertion
// flags: --strategy dpor --symmetry auto
// One thread is created before the flag is raised, the other afterwards. If the second draws the first number, and the first has looked before
// the flag was raised, an earlier number has seen more than a later one.
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
    pthread_create(&one, NULL, draw, NULL);
    atomic_store(&flag, 1);
    pthread_create(&other, NULL, draw, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    assert(seen[0] <= seen[1]); // ERROR assertion
    return 0;
}
