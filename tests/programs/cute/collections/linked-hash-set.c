// expect: error assertion, deadlock, race
// A set of elements in buckets, which are linked in the order in which they came besides, made thread-safe by a wrapper (`synchronized.h`): it is
// walked through without its lock where another one is given it.
// Here it is adding, containsAll, addAll, clear and removeAll. As many threads and operations as in the paper: -DTHREADS=5 -DOPS=20.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

#ifndef THREADS
#define THREADS 2
#endif
#ifndef OPS
#define OPS 5
#endif
#define ROOM 32
#define GENERIC 20
#define BUCKETS 2

typedef unsigned char item;

struct node {
    item value;
    struct node *next, *older, *newer;
};

struct body {
    int count, changes;
    struct node *buckets[BUCKETS];
    struct node *oldest, *newest;
};

struct guarded {
    pthread_mutex_t lock;
    struct body body;
};

struct cursor {
    struct body *of;
    struct node *at, *last;
    int changes;
};

static void thrown(void) {
    abort(); // ERROR assertion
}

static void enter(struct guarded *g) {
    pthread_mutex_lock(&g->lock); // ERROR deadlock
}

static void leave(struct guarded *g) { pthread_mutex_unlock(&g->lock); }

static int body_size(const struct body *b) { return b->count; }

/// Where the element is, or would be. A branch decides which bucket it is in.
static struct node **find(struct body *b, item value) {
    int hash = value % BUCKETS, i = 0;
    while (i < hash)
        i++;
    struct node **place = &b->buckets[i];
    while (*place && (*place)->value != value)
        place = &(*place)->next;
    return place;
}

static int body_holds(struct body *b, item value) { return *find(b, value) != NULL; }

/// Elements are never freed: whoever still has one may look at it, as where a collector would keep it.
static int body_add(struct body *b, item value) {
    struct node **place = find(b, value);
    if (*place)
        return 0;
    struct node *n = malloc(sizeof *n);
    if (!n)
        exit(0);
    *n = (struct node){value, NULL, b->newest, NULL}; // ERROR race
    b->changes++; // ERROR race
    *place = n;
    if (b->newest)
        b->newest->newer = n; // ERROR race
    else
        b->oldest = n;
    b->newest = n;
    b->count++;
    return 1;
}

static int body_take(struct body *b, item value) {
    struct node **place = find(b, value), *n = *place;
    if (!n)
        return 0;
    b->changes++; // ERROR race
    *place = n->next;
    *(n->older ? &n->older->newer : &b->oldest) = n->newer; // ERROR race
    *(n->newer ? &n->newer->older : &b->newest) = n->older;
    b->count--;
    return 1;
}

static void body_clear(struct body *b) {
    b->changes++; // ERROR race
    for (int i = 0; i < BUCKETS; i++)
        b->buckets[i] = NULL;
    b->oldest = b->newest = NULL; // ERROR race
    b->count = 0;
}

static void begin(struct cursor *c, struct guarded *g) {
    *c = (struct cursor){&g->body, NULL, NULL, 0};
    c->changes = g->body.changes; // ERROR race
    c->at = g->body.oldest; // ERROR race
}

static int more(const struct cursor *c) { return c->at != NULL; }

static item next(struct cursor *c) {
    if (c->changes != c->of->changes) // ERROR race
        thrown();
    c->last = c->at;
    c->at = c->at->newer; // ERROR race
    return c->last->value; // ERROR race
}

static void drop(struct cursor *c) {
    body_take(c->of, c->last->value);
    c->changes = c->of->changes;
}

static void special(int operation, struct guarded *self, struct guarded *other, item value) {
    (void)operation, (void)self, (void)other, (void)value;
}

#include "synchronized.h"

static struct guarded sets[2];

static void *worker(void *number) {
    int self = (long)number % 2;
    item value = tb_uchar("value");
    operate(tb_choose(OPS, "operation"), &sets[self], &sets[!self], value);
    return NULL;
}

int main(void) {
    pthread_t threads[THREADS];
    pthread_mutexattr_t again;
    pthread_mutexattr_init(&again);
    pthread_mutexattr_settype(&again, PTHREAD_MUTEX_RECURSIVE);
    for (int i = 0; i < 2; i++) {
        pthread_mutex_init(&sets[i].lock, &again);
        add(&sets[i], 1);
    }
    for (long i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, worker, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL); // ERROR deadlock
    return 0;
}
