// expect: error deadlock
// A bounded buffer whose free and used places are counted by semaphores that are monitors themselves. Whoever waits for one inside of a method of
// the buffer keeps the buffer's own lock: nobody can come in to let it go on.
// More threads: -DPRODUCERS=2 -DCONSUMERS=2.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

#ifndef PRODUCERS
#define PRODUCERS 1
#endif
#ifndef CONSUMERS
#define CONSUMERS 1
#endif
#ifndef ROUNDS
#define ROUNDS 2
#endif
#define ROOM 2

struct counted {
    pthread_mutex_t lock;
    pthread_cond_t more;
    int count;
};

static void down(struct counted *c) {
    pthread_mutex_lock(&c->lock);
    while (c->count == 0)
        pthread_cond_wait(&c->more, &c->lock); // ERROR deadlock
    c->count--;
    pthread_mutex_unlock(&c->lock);
}

static void up(struct counted *c) {
    pthread_mutex_lock(&c->lock);
    c->count++;
    pthread_cond_signal(&c->more);
    pthread_mutex_unlock(&c->lock);
}

static struct counted free_places = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, ROOM};
static struct counted used_places = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int buffer[ROOM], in, out;

static void enter(void) {
    pthread_mutex_lock(&lock); // ERROR deadlock
}

static void put(int value) {
#ifdef FIXED
    down(&free_places);
    enter();
#else
    enter();
    down(&free_places);
#endif
    buffer[in] = value;
    in = (in + 1) % ROOM;
    up(&used_places);
    pthread_mutex_unlock(&lock);
}

static int get(void) {
#ifdef FIXED
    down(&used_places);
    enter();
#else
    enter();
    down(&used_places);
#endif
    int value = buffer[out];
    out = (out + 1) % ROOM;
    up(&free_places);
    pthread_mutex_unlock(&lock);
    return value;
}

static void *producer(void *unused) {
    for (int i = 0; i < CONSUMERS * ROUNDS; i++)
        put(7);
    return unused;
}

static void *consumer(void *unused) {
    for (int i = 0; i < PRODUCERS * ROUNDS; i++)
        assert(get() == 7);
    return unused;
}

int main(void) {
    pthread_t threads[PRODUCERS + CONSUMERS];
    for (int i = 0; i < PRODUCERS + CONSUMERS; i++)
        pthread_create(&threads[i], NULL, i < PRODUCERS ? producer : consumer, NULL);
    for (int i = 0; i < PRODUCERS + CONSUMERS; i++)
        pthread_join(threads[i], NULL); // ERROR deadlock
    return 0;
}
