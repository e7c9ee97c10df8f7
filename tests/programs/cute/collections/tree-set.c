// expect: error assertion, deadlock, race
// A sorted set in a tree (not balanced: that is the subject of others), made thread-safe by a wrapper (`synchronized.h`): it is walked through
// without its lock where another one is given it.
// Here it is adding, containsAll, addAll, clear and removeAll. As many threads and operations as in the paper: -DTHREADS=5 -DOPS=26.
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

typedef unsigned char item;

struct node {
    item value;
    struct node *parent, *less, *more;
};

struct body {
    int count, changes;
    struct node *root;
};

struct guarded {
    pthread_mutex_t lock;
    struct body body;
};

struct cursor {
    struct body *of;
    struct node *at;
    item last;
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

static struct node *lowest(struct node *n) {
    if (n)
        while (n->less) // ERROR race
            n = n->less; // ERROR race
    return n;
}

static struct node *successor(struct node *n) {
    if (n->more) // ERROR race
        return lowest(n->more); // ERROR race
    while (n->parent && n == n->parent->more) // ERROR race
        n = n->parent; // ERROR race
    return n->parent; // ERROR race
}

static struct node *find(struct body *b, item value) {
    struct node *n = b->root;
    while (n && n->value != value)
        if (value > n->value)
            n = n->more;
        else
            n = n->less;
    return n;
}

static int body_holds(struct body *b, item value) { return find(b, value) != NULL; }

/// Elements are never freed: whoever still has one may look at it, as where a collector would keep it.
static int body_add(struct body *b, item value) {
    struct node *parent = NULL, **place = &b->root;
    while (*place) {
        parent = *place;
        if (parent->value == value)
            return 0;
        if (value > parent->value)
            place = &parent->more;
        else
            place = &parent->less;
    }
    struct node *n = malloc(sizeof *n);
    if (!n)
        exit(0);
    *n = (struct node){value, parent, NULL, NULL}; // ERROR race
    b->changes++; // ERROR race
    *place = n; // ERROR race
    b->count++;
    return 1;
}

static void replace_by(struct body *b, struct node *n, struct node *with) {
    if (!n->parent)
        b->root = with; // ERROR race
    else if (n == n->parent->less)
        n->parent->less = with;
    else
        n->parent->more = with;
    if (with)
        with->parent = n->parent;
}

static int body_take(struct body *b, item value) {
    struct node *n = find(b, value);
    if (!n)
        return 0;
    b->changes++; // ERROR race
    b->count--;
    if (n->less && n->more) {
        struct node *after = lowest(n->more);
        n->value = after->value;
        n = after;
    }
    replace_by(b, n, n->less ? n->less : n->more);
    return 1;
}

static void body_clear(struct body *b) {
    b->changes++; // ERROR race
    b->root = NULL; // ERROR race
    b->count = 0;
}

static void begin(struct cursor *c, struct guarded *g) {
    *c = (struct cursor){&g->body, NULL, 0, 0};
    c->changes = g->body.changes; // ERROR race
    c->at = lowest(g->body.root); // ERROR race
}

static int more(const struct cursor *c) { return c->at != NULL; }

static item next(struct cursor *c) {
    if (c->changes != c->of->changes) // ERROR race
        thrown();
    c->last = c->at->value; // ERROR race
    c->at = successor(c->at);
    return c->last;
}

/// What comes behind is found again: the element that goes may have taken its place.
static void drop(struct cursor *c) {
    item following = c->at ? c->at->value : 0;
    int any = c->at != NULL;
    body_take(c->of, c->last);
    c->at = any ? find(c->of, following) : NULL;
    c->changes = c->of->changes;
}

static void special(int operation, struct guarded *self, struct guarded *other, item value);
#include "synchronized.h"

/// The least that is more, or the greatest that is less.
static int beside(struct body *b, item value, int above) {
    int found = -1;
    for (struct node *n = lowest(b->root); n; n = successor(n))
        if (above ? n->value > value && found < 0 : n->value < value)
            found = n->value;
    return found;
}

/// How many there are from this one on, below a bound.
static int counted(struct node *n, int below) {
    int count = 0;
    for (; n && n->value < below; n = successor(n))
        count++;
    return count;
}

static void special(int operation, struct guarded *self, struct guarded *other, item value) {
    enter(self);
    switch (operation) {
    case 0:
        lowest(self->body.root);
        break;
    case 1:
        beside(&self->body, 255, 0);
        break;
    case 2:
        beside(&self->body, value, 0);
        break;
    case 3:
        beside(&self->body, value, 1);
        break;
    case 4:
        counted(lowest(self->body.root), value);
        break;
    default:
        counted(find(&self->body, value), 256);
    }
    leave(self);
    (void)other;
}

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
