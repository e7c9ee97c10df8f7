// expect: error deadlock, race
// Two tasks of a spacecraft's executive signal each other by events that count. A task compares the count with the one that it has seen, and waits
// if it is the same; but it compares before it takes the lock. A signal that comes between is lost, and in the end both wait.
// More rounds: -DROUNDS=3.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

#ifndef ROUNDS
#define ROUNDS 2
#endif

struct event {
    pthread_mutex_t lock;
    pthread_cond_t happened;
    int count;
};

static struct event first = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
static struct event second = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};

static void happen(struct event *e) {
    pthread_mutex_lock(&e->lock);
    e->count++; // ERROR race
    pthread_cond_broadcast(&e->happened);
    pthread_mutex_unlock(&e->lock);
}

/// Waits until it happens once more than was seen.
static void await(struct event *e, int seen) {
#ifdef FIXED
    pthread_mutex_lock(&e->lock);
    while (e->count == seen)
        pthread_cond_wait(&e->happened, &e->lock);
    pthread_mutex_unlock(&e->lock);
#else
    if (e->count == seen) { // ERROR race
        pthread_mutex_lock(&e->lock);
        pthread_cond_wait(&e->happened, &e->lock); // ERROR deadlock
        pthread_mutex_unlock(&e->lock);
    }
#endif
}

static void *planner(void *unused) {
    for (int i = 0; i < ROUNDS; i++) {
        await(&first, i);
        happen(&second);
    }
    return unused;
}

static void *executive(void *unused) {
    for (int i = 0; i < ROUNDS; i++) {
        happen(&first);
        await(&second, i);
    }
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, planner, NULL);
    pthread_create(&b, NULL, executive, NULL);
    pthread_join(a, NULL); // ERROR deadlock
    pthread_join(b, NULL); // ERROR deadlock
    return 0;
}
