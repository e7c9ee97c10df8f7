// expect: error assertion
// hunted: assertion
// flags: --workers 1 --executions 600
// What goes wrong at the first step of a thread shows after 1,500 more: the first turn of the hunt cuts executions before that, and the
// proof, which changes the last steps of an execution first, is still busy with those. A later turn of the hunt finds it. That executions
// go on for so long is nothing to warn of: they have come to their ends since.
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

#define TURNS 1500

static atomic_int ready, turns;

static void *prepare(void *unused) {
    atomic_store(&ready, 1);
    for (int turn = 0; turn < TURNS; turn++)
        atomic_fetch_add(&turns, 1);
    return unused;
}

static void *use(void *unused) {
    int was_ready = atomic_load(&ready);
    for (int turn = 0; turn < TURNS; turn++)
        atomic_fetch_add(&turns, 1);
    tb_assert(was_ready); // ERROR assertion
    return unused;
}

int main(void) {
    pthread_t preparing, using;
    pthread_create(&preparing, NULL, prepare, NULL);
    pthread_create(&using, NULL, use, NULL);
    pthread_join(preparing, NULL);
    pthread_join(using, NULL);
    return 0;
}
