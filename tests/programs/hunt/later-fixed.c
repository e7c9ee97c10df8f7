// expect: safe
// executions: 1
// The same, where nothing is used before it is ready.
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
    tb_assert(was_ready);
    return unused;
}

int main(void) {
    pthread_t preparing, using;
    pthread_create(&preparing, NULL, prepare, NULL);
    pthread_join(preparing, NULL);
    pthread_create(&using, NULL, use, NULL);
    pthread_join(using, NULL);
    return 0;
}
