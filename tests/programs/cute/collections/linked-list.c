// expect: error assertion, deadlock, endless-loop, race
// A linked list, made thread-safe by a wrapper (`synchronized.h`). Whoever clears it lets each element point to itself; who walks through it without
// its lock, and began after the change was counted, stays on such an element for ever. (The paper's list has a cursor that counts past its end; a
// loop that counts never comes back to the same state, and would be no endless loop here, only one that is too long.)
// Here it is adding, containsAll, addAll, clear and removeAll. As many threads and operations as in the paper: -DTHREADS=5 -DOPS=15.
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
#define GENERIC 13

typedef unsigned char item;

struct node {
    item value;
    struct node *previous, *next;
};

struct body {
    int count, changes;
    struct node head;
};

struct guarded {
    pthread_mutex_t lock;
    struct body body;
};

struct cursor {
    struct body *of;
    struct node *at;
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

static struct node *find(struct body *b, item value) {
    for (struct node *n = b->head.next; n != &b->head; n = n->next)
        if (n->value == value)
            return n;
    return NULL;
}

static int body_holds(struct body *b, item value) { return find(b, value) != NULL; }

/// Elements are never freed: whoever still has one may look at it, as where a collector would keep it.
static int body_add(struct body *b, item value) {
    struct node *n = malloc(sizeof *n);
    if (!n)
        exit(0);
    b->changes++; // ERROR race
    *n = (struct node){value, b->head.previous, &b->head}; // ERROR race
    n->previous->next = n; // ERROR race
    b->head.previous = n;
    b->count++;
    return 1;
}

static void unlink(struct body *b, struct node *n) {
    b->changes++; // ERROR race
    n->previous->next = n->next; // ERROR race
    n->next->previous = n->previous;
    b->count--;
}

static int body_take(struct body *b, item value) {
    struct node *n = find(b, value);
    if (n)
        unlink(b, n);
    return n != NULL;
}

static void body_clear(struct body *b) {
    b->changes++; // ERROR race
    for (struct node *n = b->head.next, *after; n != &b->head; n = after) {
        after = n->next;
        n->previous = n->next = n; // ERROR race
    }
    b->head.previous = b->head.next = &b->head; // ERROR race
    b->count = 0;
}

static void begin(struct cursor *c, struct guarded *g) {
    *c = (struct cursor){&g->body, NULL, 0};
    c->changes = g->body.changes; // ERROR race
    c->at = g->body.head.next; // ERROR race
}

static int more(const struct cursor *c) { return c->at != &c->of->head; }

static item next(struct cursor *c) {
    if (c->changes != c->of->changes) // ERROR race, endless-loop
        thrown();
    item value = c->at->value; // ERROR race
    c->at = c->at->next; // ERROR race
    return value;
}

static void drop(struct cursor *c) {
    unlink(c->of, c->at->previous);
    c->changes = c->of->changes;
}

static void special(int operation, struct guarded *self, struct guarded *other, item value);
#include "synchronized.h"

static void special(int operation, struct guarded *self, struct guarded *other, item value) {
    enter(self);
    if (operation == 0 && self->body.head.next != &self->body.head)
        self->body.head.next->value = value;
    else if (self->body.head.previous != &self->body.head)
        unlink(&self->body, self->body.head.previous);
    leave(self);
    (void)other;
}

static struct guarded lists[2];

static void *worker(void *number) {
    int self = (long)number % 2;
    item value = tb_uchar("value");
    operate(tb_choose(OPS, "operation"), &lists[self], &lists[!self], value);
    return NULL;
}

int main(void) {
    pthread_t threads[THREADS];
    pthread_mutexattr_t again;
    pthread_mutexattr_init(&again);
    pthread_mutexattr_settype(&again, PTHREAD_MUTEX_RECURSIVE);
    for (int i = 0; i < 2; i++) {
        pthread_mutex_init(&lists[i].lock, &again);
        lists[i].body.head.previous = lists[i].body.head.next = &lists[i].body.head;
        add(&lists[i], 1);
    }
    for (long i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, worker, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL); // ERROR deadlock, endless-loop
    return 0;
}
