// expect: safe
// executions: 1
// flags: --strategy dpor --symmetry auto
// The same where it is looked at when both have ended: nothing tells the threads apart, and one of the two orders is enough.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int numbers, said;

static void *draw(void *unused) {
    if (atomic_fetch_add(&numbers, 1) == 0)
        atomic_store(&said, 1);
    return unused;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, NULL, draw, NULL);
    pthread_create(&other, NULL, draw, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    assert(atomic_load(&said));
    return 0;
}
