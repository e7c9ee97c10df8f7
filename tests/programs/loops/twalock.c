// expect: safe
// executions: 72
// A ticket lock with an array to wait in: only the next in line looks at the number that is served. Those further behind look at a slot of their
// ticket, which changes when they become the next. A slot is read before the number: whoever still finds itself far behind has not missed the change.
// The tickets are drawn in 3! orders. The second first sees the number 0 or 1. The third first sees 1 or 2, and goes past the array; or it sees 0, and then its slot before the
// change or after, with the number 1 or 2 in either case. A round in which it waits for the slot is in vain: 6 * 2 * (2 + 2 * 2).
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
            while (atomic_load(&slots[mine % SLOTS]) == before)
                ;
        }
    while (atomic_load(&serving) != mine)
        ;
}

static void unlock(void) {
    unsigned served = atomic_load(&serving) + 1;
    atomic_store(&serving, served);
    atomic_fetch_add(&slots[(served + 1) % SLOTS], 1);
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
        pthread_join(threads[i], NULL);
    assert(inside == N);
    return 0;
}
