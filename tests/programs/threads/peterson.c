// expect: safe
// Peterson's mutual exclusion for two threads, with bounded patience: whoever does not get in gives up.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int wants[2], turn;
static atomic_int inside;

static void enter(int me) {
    atomic_store(&wants[me], 1);
    atomic_store(&turn, 1 - me);
    if (atomic_load(&wants[1 - me]) && atomic_load(&turn) == 1 - me) {
        atomic_store(&wants[me], 0);
        return;
    }
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
    atomic_store(&wants[me], 0);
}

static void *other(void *unused) { enter(1); return unused; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    enter(0);
    pthread_join(t, NULL);
    return 0;
}
