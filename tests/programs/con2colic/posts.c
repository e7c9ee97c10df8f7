// expect: error race, deadlock
// flags: --strategy interference
// A buffer with one place, a semaphore for its being empty and one for its being full. An input says whether the producer puts in a second value; then it
// does not wait for the place, and the consumer waits for a third.
#include <pthread.h>
#include <semaphore.h>
#include <threadbare.h>

static sem_t empty, full;
static int place, more;

static void put(int value) {
#ifdef FIXED
    sem_wait(&empty);
#else
    if (value != 2)
        sem_wait(&empty);
#endif
    place = value; // ERROR race
    sem_post(&full);
}

static void *producer(void *unused) {
    put(1);
    if (more == 5)
        put(2);
    return unused;
}

static void *consumer(void *to) {
    int *sum = to;
    int rounds = more == 5 ? 2 : 1;
#ifndef FIXED
    rounds += more == 5;
#endif
    for (int i = 0; i < rounds; i++) {
        sem_wait(&full); // ERROR deadlock
        *sum += place;   // ERROR race
        sem_post(&empty);
    }
    return 0;
}

int main(void) {
    pthread_t threads[2];
    int sum = 0;
    more = tb_int("more");
    sem_init(&empty, 0, 1);
    sem_init(&full, 0, 0);
    pthread_create(&threads[0], 0, producer, 0);
    pthread_create(&threads[1], 0, consumer, &sum);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0); // ERROR deadlock
    return 0;
}
