// expect: error assertion, deadlock, race
// A list in an array, made thread-safe by a wrapper (`synchronized.h`): two of them, two threads, each with an operation of its choice on one of
// them, with the other as argument. The other one is walked through without its lock: races, and an exception if it is changed meanwhile. If each
// adds all of the other, both wait for ever.
// Here it is adding, containsAll, addAll, clear and removeAll. As many threads and operations as in the paper: -DTHREADS=5 -DOPS=16.
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

struct body {
    int count, changes;
    item items[ROOM];
};

struct guarded {
    pthread_mutex_t lock;
    struct body body;
};

struct cursor {
    struct body *of;
    int at, changes;
};

static void thrown(void) {
    abort(); // ERROR assertion
}

static void enter(struct guarded *g) {
    pthread_mutex_lock(&g->lock); // ERROR deadlock
}

static void leave(struct guarded *g) { pthread_mutex_unlock(&g->lock); }

static int body_size(const struct body *b) { return b->count; }

static int index_of(const struct body *b, item value) {
    for (int i = 0; i < b->count; i++)
        if (b->items[i] == value)
            return i;
    return -1;
}

static int body_holds(const struct body *b, item value) { return index_of(b, value) >= 0; }

static int body_add(struct body *b, item value) {
    if (b->count == ROOM)
        return 0;
    b->changes++; // ERROR race
    b->items[b->count] = value; // ERROR race
    b->count++; // ERROR race
    return 1;
}

static void body_take_at(struct body *b, int at) {
    b->changes++; // ERROR race
    b->count--; // ERROR race
    for (; at < b->count; at++)
        b->items[at] = b->items[at + 1];
}

static int body_take(struct body *b, item value) {
    int at = index_of(b, value);
    if (at >= 0)
        body_take_at(b, at);
    return at >= 0;
}

static void body_clear(struct body *b) {
    b->changes++; // ERROR race
    b->count = 0; // ERROR race
}

static void begin(struct cursor *c, struct guarded *g) {
    *c = (struct cursor){&g->body, 0, 0};
    c->changes = g->body.changes; // ERROR race
}

static int more(const struct cursor *c) {
    return c->at != c->of->count; // ERROR race
}

static item next(struct cursor *c) {
    if (c->changes != c->of->changes) // ERROR race
        thrown();
    if (c->at >= c->of->count) // ERROR race
        thrown();
    return c->of->items[c->at++]; // ERROR race
}

static void drop(struct cursor *c) {
    body_take_at(c->of, --c->at);
    c->changes = c->of->changes;
}

static void special(int operation, struct guarded *self, struct guarded *other, item value);
#include "synchronized.h"

static void special(int operation, struct guarded *self, struct guarded *other, item value) {
    enter(self);
    switch (operation) {
    case 0:
        if (self->body.count > 0)
            self->body.items[0] = value;
        break;
    case 1:
        index_of(&self->body, value);
        break;
    default:
        if (self->body.count > 0)
            body_take_at(&self->body, 0);
    }
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
        add(&lists[i], 1);
    }
    for (long i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, worker, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL); // ERROR deadlock
    return 0;
}
