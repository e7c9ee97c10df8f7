// expect: error assertion, race
// flags: --entry shared
// A list that is a parameter, and that two threads share: one looks behind its first cell, the other one cuts off what is there.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

struct cell {
    unsigned char value;
    struct cell *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void enter(void) {
#ifdef FIXED
    pthread_mutex_lock(&lock);
#else
    (void)lock;
#endif
}

static void leave(void) {
#ifdef FIXED
    pthread_mutex_unlock(&lock);
#endif
}

static void *walk(void *list) {
    enter();
    struct cell *c = list;
    if (c && c->next) { // ERROR race
        struct cell *after = c->next; // ERROR race
        assert(after != NULL); // ERROR assertion
    }
    leave();
    return NULL;
}

static void *cut(void *list) {
    enter();
    struct cell *c = list;
    if (c)
        c->next = NULL; // ERROR race
    leave();
    return NULL;
}

void shared(struct cell *list) {
    pthread_t a, b;
    pthread_create(&a, NULL, walk, list);
    pthread_create(&b, NULL, cut, list);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
}
