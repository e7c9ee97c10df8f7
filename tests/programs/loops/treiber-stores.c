// expect: error assertion
// The same stack, but a pop puts the next node on top without looking whether the top is still the same: nodes are popped twice, or lost.
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
        atomic_store(&top, next);
    } while (0);
    return old;
}

static void *work(void *mine) {
    push(mine);
    node *some = pop();
    assert(some); // ERROR assertion
    return NULL;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, work, &nodes[i]);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(!atomic_load(&top)); // ERROR assertion
    return 0;
}
