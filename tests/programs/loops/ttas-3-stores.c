// expect: error assertion, race
// The lock is taken by a store after a look: two threads may come in.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int locked;
static int inside;

static void *enter(void *unused) {
    while (atomic_load(&locked))
        ;
    atomic_store(&locked, 1);
    inside++; // ERROR race
    atomic_store(&locked, 0);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, enter, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(inside == 3); // ERROR assertion
    return 0;
}
