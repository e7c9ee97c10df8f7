// expect: safe
// As mutex-robust-tried.c, and the mutex is repaired by whoever is told.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t m;

static void *owner(void *unused) {
    pthread_mutex_lock(&m);
    return unused;
}

static void *other(void *unused) {
    int answer = pthread_mutex_trylock(&m);
    if (answer == EOWNERDEAD)
        answer = pthread_mutex_consistent(&m);
    if (answer == 0)
        pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&m, &attributes);
    pthread_create(&threads[0], NULL, owner, NULL);
    pthread_create(&threads[1], NULL, other, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
