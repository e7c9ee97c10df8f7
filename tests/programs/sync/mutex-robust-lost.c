// expect: safe
// Nobody says that it was repaired: from then on it is of no use.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t m;

static void *worker(void *unused) {
    pthread_mutex_lock(&m);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&m, &attributes);
    pthread_create(&thread, NULL, worker, NULL);
    pthread_join(thread, NULL);
    assert(pthread_mutex_lock(&m) == EOWNERDEAD);
    pthread_mutex_unlock(&m);
    assert(pthread_mutex_lock(&m) == ENOTRECOVERABLE);
    return 0;
}
