// expect: error assertion
// flags: --strategy pct --executions 20
// If the worker comes late it counts down from zero, and its steps go on for very long. Such an execution is cut, so that
// others are seen in which the worker comes in the middle.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint left = 2;
static atomic_int taken;

static void *worker(void *unused) {
    (void)unused;
    do
        atomic_fetch_add(&taken, 1);
    while (atomic_fetch_sub(&left, 1) != 1);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    atomic_store(&left, 1);
    atomic_store(&left, 0);
    int seen = atomic_load(&taken);
    assert(seen != 1); // ERROR assertion
    pthread_join(thread, NULL);
}
