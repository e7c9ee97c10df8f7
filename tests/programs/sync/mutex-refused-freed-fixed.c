// expect: safe
// executions: 1
// The same after the other thread.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t *mutex;
static int elsewhere;

static void *frees(void *unused) {
    free(mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_ERRORCHECK);
    mutex = malloc(sizeof *mutex);
    if (!mutex)
        return 0;
    pthread_mutex_init(mutex, &attributes);
    pthread_mutex_unlock(mutex);
    pthread_create(&thread, NULL, frees, NULL);
    __atomic_store_n(&elsewhere, 1, __ATOMIC_SEQ_CST);
    pthread_join(thread, NULL);
    return 0;
}
