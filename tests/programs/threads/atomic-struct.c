// expect: safe
// Atomic structures of 3, 16 and 24 bytes, stored whole and changed by compare-and-swap: nothing is lost. The last one is too large for any
// instruction, and becomes calls of a library.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct small {
    unsigned char byte[3];
};
struct pair {
    long count, sum;
};
struct large {
    long count, sum, last;
};

static _Atomic struct small small;
static _Atomic struct pair pair;
static _Atomic struct large large;

static void *worker(void *number) {
    long n = (long)number;
    if (n == 2)
        atomic_store(&small, ((struct small){{1, 2, 3}}));
    else
        atomic_store(&pair, ((struct pair){1, 10}));
    struct large l = atomic_load(&large), m;
    do {
        m = (struct large){l.count + 1, l.sum + n, n};
    } while (!atomic_compare_exchange_strong(&large, &l, m));
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, (void *)(i + 1));
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    struct small s = atomic_load(&small);
    assert(s.byte[0] == 1 && s.byte[2] == 3);
    struct pair p = atomic_exchange(&pair, ((struct pair){0, 0}));
    assert(p.count == 1 && p.sum == 10);
    struct large l = atomic_load(&large);
    assert(l.count == 2 && l.sum == 3 && (l.last == 1 || l.last == 2));
    return 0;
}
