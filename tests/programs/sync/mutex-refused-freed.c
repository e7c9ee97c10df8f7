// expect: error use-after-free
// A mutex that refuses to be unlocked is looked at, too: before it is freed, or after.
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
    pthread_create(&thread, NULL, frees, NULL);
    __atomic_store_n(&elsewhere, 1, __ATOMIC_SEQ_CST);
    pthread_mutex_unlock(mutex); // ERROR use-after-free
    pthread_join(thread, NULL);
    return 0;
}
