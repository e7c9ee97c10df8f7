// expect: error endless-loop
// The same lock, but the slot changes before the number: who reads the slot in between finds itself far behind, and waits for a change that has been.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif
#define SLOTS 4

static atomic_uint next, serving, slots[SLOTS];
static int inside;

static void lock(void) {
    unsigned mine = atomic_fetch_add(&next, 1);
    if (mine - atomic_load(&serving) > 1)
        for (;;) {
            unsigned before = atomic_load(&slots[mine % SLOTS]);
            if (mine - atomic_load(&serving) <= 1)
                break;
            while (atomic_load(&slots[mine % SLOTS]) == before) // ERROR endless-loop
                ;
        }
    while (atomic_load(&serving) != mine)
        ;
}

static void unlock(void) {
    unsigned served = atomic_load(&serving) + 1;
    atomic_fetch_add(&slots[(served + 1) % SLOTS], 1);
    atomic_store(&serving, served);
}

static void *enter(void *unused) {
    lock();
    inside++;
    unlock();
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, enter, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL); // ERROR endless-loop
    assert(inside == N);
    return 0;
}
