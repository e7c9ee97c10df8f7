// expect: error null-dereference, race
// flags: --entry shared
// A list that two threads share: one walks to its second cell, the other one cuts it off.
#include <pthread.h>
#include <stddef.h>

struct cell {
    int value;
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

static int last;

static void *walk(void *list) {
    struct cell *c = list;
    enter();
    if (c->next != NULL)         // ERROR race
        last = c->next->value;   // ERROR null-dereference, race
    leave();
    return NULL;
}

static void *cut(void *list) {
    struct cell *c = list;
    enter();
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
