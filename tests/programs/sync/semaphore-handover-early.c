// expect: error race
// The semaphore starts at one, so that the consumer need not wait for the value.
#include <pthread.h>
#include <semaphore.h>

static sem_t ready;
static int value;

static void *producer(void *unused) {
    value = 42; // ERROR race
    sem_post(&ready);
    return unused;
}

static void *consumer(void *unused) {
    sem_wait(&ready);
    int seen = value; // ERROR race
    (void)seen;
    return unused;
}

int main(void) {
    pthread_t threads[2];
    sem_init(&ready, 0, 1);
    pthread_create(&threads[0], NULL, producer, NULL);
    pthread_create(&threads[1], NULL, consumer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
