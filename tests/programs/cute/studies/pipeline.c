// expect: error assertion, race
// A pipeline: each stage takes a value from the one before it, adds one and hands it on. A connection holds one value; one way of stopping it does
// not take the lock, and may come before the last value was taken.
// More stages, more values: -DSTAGES=3 -DVALUES=3 (five threads with main).
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

#ifndef STAGES
#define STAGES 1
#endif
#ifndef VALUES
#define VALUES 1
#endif

struct connection {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int full, stopped, value;
};

static struct connection connections[STAGES + 1];

static void put(struct connection *c, int value) {
    pthread_mutex_lock(&c->lock);
    while (c->full)
        pthread_cond_wait(&c->changed, &c->lock);
    c->full = 1;
    c->value = value;
    pthread_cond_broadcast(&c->changed);
    pthread_mutex_unlock(&c->lock);
}

static void stop(struct connection *c) {
#ifdef FIXED
    pthread_mutex_lock(&c->lock);
    while (c->full)
        pthread_cond_wait(&c->changed, &c->lock);
    c->stopped = 1;
    pthread_cond_broadcast(&c->changed);
    pthread_mutex_unlock(&c->lock);
#else
    c->stopped = 1; // ERROR race
    pthread_mutex_lock(&c->lock);
    pthread_cond_broadcast(&c->changed);
    pthread_mutex_unlock(&c->lock);
#endif
}

/// Whether there was another value.
static int get(struct connection *c, int *value) {
    pthread_mutex_lock(&c->lock);
    while (!c->full && !c->stopped) // ERROR race
        pthread_cond_wait(&c->changed, &c->lock);
    int any = !c->stopped; // ERROR race
    if (any) {
        *value = c->value;
        c->full = 0;
        pthread_cond_broadcast(&c->changed);
    }
    pthread_mutex_unlock(&c->lock);
    return any;
}

static void *stage(void *number) {
    long n = (long)number;
    int value;
    while (get(&connections[n], &value))
        put(&connections[n + 1], value + 1);
    stop(&connections[n + 1]);
    return NULL;
}

static int received;

static void *listener(void *unused) {
    int value;
    while (get(&connections[STAGES], &value)) {
        assert(value == received + STAGES);
        received++;
    }
    return unused;
}

int main(void) {
    pthread_t threads[STAGES + 1];
    for (int i = 0; i <= STAGES; i++) {
        pthread_mutex_init(&connections[i].lock, NULL);
        pthread_cond_init(&connections[i].changed, NULL);
    }
    for (long i = 0; i < STAGES; i++)
        pthread_create(&threads[i], NULL, stage, (void *)i);
    pthread_create(&threads[STAGES], NULL, listener, NULL);
    for (int i = 0; i < VALUES; i++)
        put(&connections[0], i);
    stop(&connections[0]);
    for (int i = 0; i <= STAGES; i++)
        pthread_join(threads[i], NULL);
    assert(received == VALUES); // ERROR assertion
    return 0;
}
