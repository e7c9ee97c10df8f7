// expect: error endless-loop
// The same lock, but a thread says that it waits only after it is linked: if it is let in before that, it waits for ever.
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
    place *before = atomic_exchange(&last, mine);
    if (!before)
        return;
    atomic_store(&before->next, mine);
    atomic_store(&mine->waits, 1);
    while (atomic_load(&mine->waits)) // ERROR endless-loop
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
        pthread_join(threads[i], NULL); // ERROR endless-loop
    assert(inside == N);
    return 0;
}
