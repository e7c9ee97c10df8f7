// expect: safe
// executions: 26
// A stack whose nodes are freed. Before a thread looks into a node it says so (its hazard), and looks whether the node is on top still. Who has
// popped a node frees it if nobody has said so; otherwise it leaves that to the end. Each thread pops one.
// Rounds in which the top was another are explored, since they have written. Another checker (GenMC 0.11) counts as many executions.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 2
#endif

typedef struct node {
    int value;
    struct node *next;
} node;

static _Atomic(node *) top, hazards[N];
static node *kept[N];
static int popped[N];

static node *pop(int me) {
    for (;;) {
        node *old = atomic_load(&top);
        if (!old)
            return NULL;
        atomic_store(&hazards[me], old);
        if (atomic_load(&top) != old)
            continue;
        node *next = old->next;
        if (atomic_compare_exchange_strong(&top, &old, next))
            return old;
    }
}

static void *work(void *mine) {
    int me = (int *)mine - popped;
    node *old = pop(me);
    atomic_store(&hazards[me], NULL);
    if (!old)
        return NULL;
    popped[me] = old->value;
    for (int i = 0; i < N; i++)
        if (atomic_load(&hazards[i]) == old) {
            kept[me] = old;
            return NULL;
        }
    free(old);
    return NULL;
}

int main(void) {
    for (int i = 0; i < N; i++) {
        node *new = malloc(sizeof *new);
        if (!new)
            return 0;
        new->value = 1 << i;
        new->next = atomic_load(&top);
        atomic_store(&top, new);
    }
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, work, &popped[i]);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    int sum = 0;
    for (int i = 0; i < N; i++) {
        free(kept[i]);
        sum += popped[i];
    }
    assert(sum == (1 << N) - 1);
    return 0;
}
