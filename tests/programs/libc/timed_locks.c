// expect: safe
// Waits with a time limit that need not wait: mutexes, read-write locks, semaphores, C11 mutexes.
#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <threads.h>
#include <time.h>

int main(void) {
    struct timespec late = {4000000000, 0};
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    printf("%d ", pthread_mutex_clocklock(&mutex, CLOCK_MONOTONIC, &late));
    printf("%d\n", pthread_mutex_unlock(&mutex));
    pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
    printf("%d ", pthread_rwlock_timedrdlock(&lock, &late));
    printf("%d ", pthread_rwlock_clockrdlock(&lock, CLOCK_MONOTONIC, &late));
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_unlock(&lock);
    printf("%d\n", pthread_rwlock_clockwrlock(&lock, CLOCK_MONOTONIC, &late));
    pthread_rwlock_unlock(&lock);
    sem_t semaphore;
    sem_init(&semaphore, 0, 2);
    printf("%d ", sem_timedwait(&semaphore, &late));
    printf("%d\n", sem_clockwait(&semaphore, CLOCK_MONOTONIC, &late));
    mtx_t m;
    mtx_init(&m, mtx_timed);
    printf("%d\n", mtx_timedlock(&m, &late) == thrd_success);
    mtx_unlock(&m);
    return 0;
}
