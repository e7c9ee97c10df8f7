// expect: safe
// A moment with a billion nanoseconds or more is none; a lock that is free is taken without a look at it, other locks are not.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <threads.h>
#include <time.h>

static void *nothing(void *unused) { return unused; }

int main(void)
{
    struct timespec none = {0, 1000000000}, negative = {0, -1}, past = {0, 999999999};
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    assert(pthread_mutex_timedlock(&mutex, &none) == 0);
    assert(pthread_mutex_timedlock(&mutex, &none) == EINVAL);
    assert(pthread_mutex_timedlock(&mutex, &negative) == EINVAL);
    assert(pthread_mutex_timedlock(&mutex, &past) == ETIMEDOUT);
    assert(pthread_mutex_clocklock(&mutex, CLOCK_MONOTONIC, &none) == EINVAL);
    assert(pthread_mutex_clocklock(&mutex, CLOCK_MONOTONIC, &past) == ETIMEDOUT);
    assert(pthread_mutex_clocklock(&mutex, CLOCK_PROCESS_CPUTIME_ID, &past) == EINVAL);

    pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
    assert(pthread_cond_timedwait(&condition, &mutex, &none) == EINVAL);
    assert(pthread_cond_timedwait(&condition, &mutex, &past) == ETIMEDOUT);
    assert(pthread_cond_clockwait(&condition, &mutex, CLOCK_MONOTONIC, &none) == EINVAL);
    assert(pthread_cond_clockwait(&condition, &mutex, CLOCK_PROCESS_CPUTIME_ID, &past) == EINVAL);
    pthread_mutex_unlock(&mutex);

    pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
    assert(pthread_rwlock_timedrdlock(&lock, &none) == EINVAL);
    assert(pthread_rwlock_timedwrlock(&lock, &none) == EINVAL);
    assert(pthread_rwlock_clockrdlock(&lock, CLOCK_MONOTONIC, &none) == EINVAL);
    assert(pthread_rwlock_clockwrlock(&lock, CLOCK_PROCESS_CPUTIME_ID, &past) == EINVAL);
    assert(pthread_rwlock_timedwrlock(&lock, &past) == 0);
    pthread_rwlock_unlock(&lock);

    sem_t semaphore;
    sem_init(&semaphore, 0, 1);
    assert(sem_timedwait(&semaphore, &none) == -1 && errno == EINVAL);
    assert(sem_clockwait(&semaphore, CLOCK_MONOTONIC, &none) == -1 && errno == EINVAL);
    assert(sem_clockwait(&semaphore, CLOCK_PROCESS_CPUTIME_ID, &past) == -1 && errno == EINVAL);
    assert(sem_timedwait(&semaphore, &past) == 0);
    assert(sem_timedwait(&semaphore, &past) == -1 && errno == ETIMEDOUT);

    mtx_t plain;
    cnd_t signal;
    mtx_init(&plain, mtx_timed);
    cnd_init(&signal);
    assert(mtx_timedlock(&plain, &none) == thrd_success);
    assert(mtx_timedlock(&plain, &none) == thrd_error);
    assert(mtx_timedlock(&plain, &past) == thrd_timedout);
    assert(cnd_timedwait(&signal, &plain, &none) == thrd_error);
    assert(cnd_timedwait(&signal, &plain, &past) == thrd_timedout);

    pthread_t thread;
    pthread_create(&thread, NULL, nothing, NULL);
    assert(pthread_timedjoin_np(thread, NULL, NULL) == 0);
    return 0;
}
