// expect: error assertion, race
// flags: --entry both
// Two threads, each with a pointer of its own that nobody followed before: they may lead to the same cell.
#include <assert.h>
#include <pthread.h>

struct cell {
    int value;
};

static void *set(void *given) {
    struct cell *c = given;
    c->value = 1; // ERROR race
    return 0;
}

static void *check(void *given) {
    struct cell *c = given;
    c->value = 2; // ERROR race
#ifndef FIXED
    assert(c->value == 2); // ERROR assertion, race
#endif
    return 0;
}

void both(struct cell *p, struct cell *q) {
    pthread_t a, b;
#ifdef FIXED
    if (p == q)
        return;
#endif
    pthread_create(&a, 0, set, p);
    pthread_create(&b, 0, check, q);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
