// expect: safe
// As mutex-robust-several.c: whoever is told of one is not given the other as if nothing had happened.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m[2];

static void *owner(void *unused) {
    pthread_mutex_lock(&m[1]);
    pthread_mutex_lock(&m[0]);
    pthread_exit(unused);
}

static void *other(void *unused) {
    struct timespec past = {0, 0};
    int first = pthread_mutex_timedlock(&m[0], &past), second = pthread_mutex_timedlock(&m[1], &past);
    assert(first != EOWNERDEAD || second != 0);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
    for (int i = 0; i < 2; i++)
        pthread_mutex_init(&m[i], &attributes);
    pthread_create(&threads[0], NULL, owner, NULL);
    pthread_create(&threads[1], NULL, other, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
