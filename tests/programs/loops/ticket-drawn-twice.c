// expect: error assertion, endless-loop, race
// A ticket lock whose tickets are drawn by a look and a store: two threads may have the same one. They come in together, and the number that
// is served may go past the ticket of a third before it looks.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif

static atomic_int next, serving;
static int inside;

static void *enter(void *unused) {
    int mine = atomic_load(&next);
    atomic_store(&next, mine + 1);
    while (atomic_load(&serving) != mine) // ERROR endless-loop
        ;
    inside++; // ERROR race
    atomic_fetch_add(&serving, 1);
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, enter, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL); // ERROR endless-loop
    assert(inside == N); // ERROR assertion
    return 0;
}
