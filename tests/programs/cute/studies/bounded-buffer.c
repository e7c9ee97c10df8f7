// expect: error deadlock
// A bounded buffer with one condition for all who wait, and a signal that wakes one of them. It may wake another of the same kind: then a producer
// waits in front of an empty buffer, or a consumer in front of a full one, and nobody is left to wake the others.
// More threads: -DPRODUCERS=4 -DCONSUMERS=4 (nine with main).
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

#ifndef PRODUCERS
#define PRODUCERS 1
#endif
#ifndef CONSUMERS
#define CONSUMERS 2
#endif
#ifndef ROUNDS
#define ROUNDS 2
#endif
#ifndef ROOM
#define ROOM 1
#endif

#ifdef FIXED
#define wake pthread_cond_broadcast
#else
#define wake pthread_cond_signal
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int buffer[ROOM], used, first;

static void put(int value) {
    pthread_mutex_lock(&lock);
    while (used == ROOM)
        pthread_cond_wait(&changed, &lock); // ERROR deadlock
    buffer[(first + used++) % ROOM] = value;
    wake(&changed);
    pthread_mutex_unlock(&lock);
}

static int get(void) {
    pthread_mutex_lock(&lock);
    while (used == 0)
        pthread_cond_wait(&changed, &lock); // ERROR deadlock
    int value = buffer[first];
    first = (first + 1) % ROOM;
    used--;
    wake(&changed);
    pthread_mutex_unlock(&lock);
    return value;
}

/// All producers together put as many as all consumers together get.
static void *producer(void *number) {
    for (int i = 0; i < CONSUMERS * ROUNDS; i++)
        put((int)(long)number);
    return NULL;
}

static void *consumer(void *unused) {
    for (int i = 0; i < PRODUCERS * ROUNDS; i++) {
        int from = get();
        assert(from >= 0 && from < PRODUCERS);
    }
    return unused;
}

int main(void) {
    pthread_t threads[PRODUCERS + CONSUMERS];
    for (long i = 0; i < PRODUCERS + CONSUMERS; i++)
        pthread_create(&threads[i], NULL, i < PRODUCERS ? producer : consumer, (void *)i);
    for (int i = 0; i < PRODUCERS + CONSUMERS; i++)
        pthread_join(threads[i], NULL); // ERROR deadlock
    assert(used == 0);
    return 0;
}
