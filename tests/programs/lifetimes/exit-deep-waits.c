// expect: safe
// As exit-deep.c, but the thread ends only after both locals were read.
#include <pthread.h>
#include <semaphore.h>

static int *outer, *inner;
static sem_t ready, done;

static void finish(void) {
    int deep = 2;
    inner = &deep;
    sem_post(&ready);
    sem_wait(&done);
    pthread_exit(NULL);
}

static void *worker(void *unused) {
    int first = 1;
    outer = &first;
    finish();
    return unused;
}

int main(void) {
    pthread_t t;
    sem_init(&ready, 0, 0);
    sem_init(&done, 0, 0);
    pthread_create(&t, NULL, worker, NULL);
    sem_wait(&ready);
    int seen = *outer + *inner;
    sem_post(&done);
    pthread_join(t, NULL);
    return seen != 3;
}
