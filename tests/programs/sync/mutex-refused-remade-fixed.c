// expect: safe
// executions: 1
// Nobody makes it anew meanwhile.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static int elsewhere;

static void *makes(void *unused) {
    pthread_mutex_init(&mutex, NULL);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, makes, NULL);
    pthread_join(thread, NULL);
    __atomic_store_n(&elsewhere, 1, __ATOMIC_SEQ_CST);
    pthread_mutex_lock(&mutex);
    assert(pthread_mutex_unlock(&mutex) == 0);
    return 0;
}
