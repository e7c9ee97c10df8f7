// expect: safe
// As own-ends.c, but the thread waits until its variable was read.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static _Thread_local int own;
static int *left;
static sem_t ready, done;

static void *worker(void *unused) {
    own = 7;
    left = &own;
    sem_post(&ready);
    sem_wait(&done);
    return unused;
}

int main(void) {
    pthread_t t;
    sem_init(&ready, 0, 0);
    sem_init(&done, 0, 0);
    pthread_create(&t, NULL, worker, NULL);
    sem_wait(&ready);
    assert(*left == 7);
    sem_post(&done);
    pthread_join(t, NULL);
    return 0;
}
