// expect: safe
// executions: 4812
// A stack after Treiber: three threads push a node each, and pop one. Pops that fail start over as if nothing had happened, and are not
// explored; pushes that fail have written where the node points, and are. Another checker (GenMC 0.11) counts as many.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif

typedef struct node {
    int value;
    _Atomic(struct node *) next;
} node;

static node nodes[N];
static _Atomic(node *) top;

static void push(node *new) {
    node *old;
    do {
        old = atomic_load(&top);
        atomic_store_explicit(&new->next, old, memory_order_relaxed);
    } while (!atomic_compare_exchange_strong(&top, &old, new));
}

static node *pop(void) {
    node *old, *next;
    do {
        old = atomic_load(&top);
        if (!old)
            return NULL;
        next = atomic_load_explicit(&old->next, memory_order_relaxed);
    } while (!atomic_compare_exchange_strong(&top, &old, next));
    return old;
}

static void *work(void *mine) {
    push(mine);
    node *some = pop();
    assert(some);
    return NULL;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, work, &nodes[i]);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(!atomic_load(&top));
    return 0;
}
