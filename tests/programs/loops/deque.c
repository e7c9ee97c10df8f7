// expect: safe
// executions: 304
// A deque after Chase and Lev: its owner puts in and takes out at the bottom, others steal at the top. Only for the last piece
// owner and thieves meet, at a compare-and-swap. A thief that loses tries again. Each piece is taken once, by somebody. Another checker (GenMC 0.11) counts as many executions.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif
#define PIECES 3
#define SIZE 4

static atomic_int top, bottom, pieces[SIZE];
static int taken[PIECES + N];

static void put(int piece) {
    int b = atomic_load(&bottom);
    atomic_store(&pieces[b % SIZE], piece);
    atomic_store(&bottom, b + 1);
}

static int take(void) {
    int b = atomic_load(&bottom) - 1;
    atomic_store(&bottom, b);
    int t = atomic_load(&top);
    if (t > b) {
        atomic_store(&bottom, b + 1);
        return 0;
    }
    int piece = atomic_load(&pieces[b % SIZE]);
    if (t == b) {
        if (!atomic_compare_exchange_strong(&top, &t, t + 1))
            piece = 0;
        atomic_store(&bottom, b + 1);
    }
    return piece;
}

static int steal(void) {
    for (;;) {
        int t = atomic_load(&top);
        if (t >= atomic_load(&bottom))
            return 0;
        int piece = atomic_load(&pieces[t % SIZE]);
        if (atomic_compare_exchange_strong(&top, &t, t + 1))
            return piece;
    }
}

static void *thief(void *mine) {
    *(int *)mine = steal();
    return NULL;
}

int main(void) {
    pthread_t thieves[N - 1];
    for (int i = 0; i < N - 1; i++)
        pthread_create(&thieves[i], NULL, thief, &taken[i]);
    for (int i = 0; i < PIECES; i++)
        put(1 << i);
    for (int i = 0; i < PIECES; i++)
        taken[N + i] = take();
    int sum = 0;
    for (int i = 0; i < N - 1; i++)
        pthread_join(thieves[i], NULL);
    for (int i = 0; i < PIECES + N; i++)
        sum += taken[i];
    assert(sum == (1 << PIECES) - 1);
    return 0;
}
