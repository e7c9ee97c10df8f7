// expect: safe
// executions: 1
// A semaphore that starts at zero hands a value over: the wait can only come after the post.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t ready;
static int value;

static void *producer(void *unused) {
    value = 42;
    sem_post(&ready);
    return unused;
}

static void *consumer(void *unused) {
    sem_wait(&ready);
    assert(value == 42);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    sem_init(&ready, 0, 0);
    pthread_create(&threads[0], NULL, producer, NULL);
    pthread_create(&threads[1], NULL, consumer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    sem_destroy(&ready);
    return 0;
}
