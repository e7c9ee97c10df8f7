// expect: error use-after-free
// flags: --strategy dpor
// A thread that locks once more what it holds tells nobody, but for whoever frees it.
#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static pthread_mutex_t *mutex;
static sem_t locked;
static int elsewhere;

static void *frees(void *unused) {
    sem_wait(&locked);
    free(mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    mutex = malloc(sizeof *mutex);
    if (!mutex)
        return 0;
    pthread_mutex_init(mutex, &attributes);
    sem_init(&locked, 0, 0);
    pthread_create(&thread, NULL, frees, NULL);
    pthread_mutex_lock(mutex);
    sem_post(&locked);
    __atomic_store_n(&elsewhere, 1, __ATOMIC_SEQ_CST);
    pthread_mutex_lock(mutex); // ERROR use-after-free
    pthread_join(thread, NULL);
    return 0;
}
