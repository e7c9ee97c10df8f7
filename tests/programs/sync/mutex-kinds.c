// expect: safe
// What POSIX lets one see of mutexes that one holds, by their kind.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t made(int kind) {
    pthread_mutex_t mutex;
    pthread_mutexattr_t attributes;
    int read = -1;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, kind);
    pthread_mutexattr_gettype(&attributes, &read);
    assert(read == kind);
    pthread_mutex_init(&mutex, &attributes);
    pthread_mutexattr_destroy(&attributes);
    return mutex;
}

static pthread_mutex_t checking_static = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
static pthread_mutex_t normal, recursive, checking;

int main(void) {
    normal = made(PTHREAD_MUTEX_NORMAL);
    recursive = made(PTHREAD_MUTEX_RECURSIVE);
    checking = made(PTHREAD_MUTEX_ERRORCHECK);

    assert(pthread_mutex_lock(&normal) == 0);
    assert(pthread_mutex_trylock(&normal) == EBUSY);
    assert(pthread_mutex_unlock(&normal) == 0);

    assert(pthread_mutex_lock(&recursive) == 0);
    assert(pthread_mutex_lock(&recursive) == 0);
    assert(pthread_mutex_trylock(&recursive) == 0);
    assert(pthread_mutex_unlock(&recursive) == 0);
    assert(pthread_mutex_unlock(&recursive) == 0);
    assert(pthread_mutex_unlock(&recursive) == 0);
    assert(pthread_mutex_unlock(&recursive) == EPERM);

    assert(pthread_mutex_lock(&checking) == 0);
    assert(pthread_mutex_lock(&checking) == EDEADLK);
    assert(pthread_mutex_unlock(&checking) == 0);
    assert(pthread_mutex_unlock(&checking) == EPERM);
    assert(pthread_mutex_unlock(&checking_static) == EPERM);
    assert(pthread_mutex_destroy(&normal) == 0);
    return 0;
}
