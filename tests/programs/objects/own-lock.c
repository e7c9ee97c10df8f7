// expect: error race
// flags: --entry both
// An object with a lock of its own, which is free at first; two threads count in it.
#include <pthread.h>

struct counter {
    pthread_mutex_t lock;
    int count;
};

static void *add(void *given) {
    struct counter *c = given;
    pthread_mutex_lock(&c->lock);
#ifndef FIXED
    pthread_mutex_unlock(&c->lock);
#endif
    c->count++; // ERROR race
#ifdef FIXED
    pthread_mutex_unlock(&c->lock);
#endif
    return 0;
}

void both(struct counter *c) {
    pthread_t a, b;
    pthread_create(&a, 0, add, c);
    pthread_create(&b, 0, add, c);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
