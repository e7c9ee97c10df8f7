// expect: safe
// executions: 963
// flags: --strategy dpor --symmetry auto
// A stack after Treiber: three threads push a node of their own, and pop one. 4,812 executions (loops/treiber.c), each the same as five others but
// for which thread is which: 802. A thread takes its turn by its first attempt to push. Attempts that fail may be in any order, so that some
// executions are seen more than once. That a thread writes to its own node before is no turn.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

typedef struct node {
    int value;
    _Atomic(struct node *) next;
} node;

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

static void *work(void *unused) {
    node *mine = malloc(sizeof *mine);
    if (!mine)
        exit(1);
    push(mine);
    node *some = pop();
    assert(some);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(!atomic_load(&top));
    return 0;
}
