// expect: error assertion
// The same queue, but a number is taken out without looking whether somebody else took it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 2
#endif

typedef struct node {
    int value;
    _Atomic(struct node *) next;
} node;

static _Atomic(node *) head, tail;

static node *made(int value) {
    node *new = malloc(sizeof *new);
    if (!new)
        exit(0);
    new->value = value;
    atomic_init(&new->next, NULL);
    return new;
}

static void put(int value) {
    node *new = made(value);
    for (;;) {
        node *last = atomic_load(&tail);
        node *next = atomic_load(&last->next);
        if (last != atomic_load(&tail))
            continue;
        if (next) {
            atomic_compare_exchange_strong(&tail, &last, next);
            continue;
        }
        if (atomic_compare_exchange_strong(&last->next, &next, new)) {
            atomic_compare_exchange_strong(&tail, &last, new);
            return;
        }
    }
}

static int get(void) {
    for (;;) {
        node *first = atomic_load(&head), *last = atomic_load(&tail);
        node *next = atomic_load(&first->next);
        if (first != atomic_load(&head))
            continue;
        if (first == last) {
            if (!next)
                return 0;
            atomic_compare_exchange_strong(&tail, &last, next);
            continue;
        }
        int value = next->value;
        atomic_store(&head, next);
        return value;
    }
}

static int sum;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *number) {
    put(*(int *)number);
    int value = get();
    pthread_mutex_lock(&lock);
    sum += value;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void) {
    static int numbers[N];
    node *dummy = made(0);
    atomic_init(&head, dummy);
    atomic_init(&tail, dummy);
    pthread_t threads[N];
    for (int i = 0; i < N; i++) {
        numbers[i] = 1 << i;
        pthread_create(&threads[i], NULL, work, &numbers[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(sum == (1 << N) - 1); // ERROR assertion
    return 0;
}
