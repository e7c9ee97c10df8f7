// expect: safe
// executions: 66
// A lock after Mellor-Crummey and Scott: threads queue up, each looks at a word of its own, and hands on to the next. Who leaves and sees nobody behind
// waits for the link if somebody is in the queue already.
// Threads queue up in 3! orders. Who leaves finds nobody behind, or finds the link, or has to wait for it: 3 * 3 ways for the first two. If the first has to wait, and the third
// comes while the second is in the queue (2 of the 3 ways), the third may be there already when the first finds out: 6 * (9 + 2).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif

typedef struct place {
    _Atomic(struct place *) next;
    atomic_int waits;
} place;

static place places[N];
static _Atomic(place *) last;
static int inside;

static void lock(place *mine) {
    atomic_store(&mine->next, NULL);
    atomic_store(&mine->waits, 1);
    place *before = atomic_exchange(&last, mine);
    if (!before)
        return;
    atomic_store(&before->next, mine);
    while (atomic_load(&mine->waits))
        ;
}

static void unlock(place *mine) {
    place *next = atomic_load(&mine->next);
    if (!next) {
        place *seen = mine;
        if (atomic_compare_exchange_strong(&last, &seen, NULL))
            return;
        while (!(next = atomic_load(&mine->next)))
            ;
    }
    atomic_store(&next->waits, 0);
}

static void *enter(void *mine) {
    lock(mine);
    inside++;
    unlock(mine);
    return NULL;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, enter, &places[i]);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(inside == N);
    return 0;
}
