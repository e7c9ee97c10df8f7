// expect: safe
// Conditions whose time is over already: pthread_cond_clockwait, cnd_timedwait; cnd_broadcast without waiters.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <threads.h>

int main(void) {
    struct timespec early = {1, 0};
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
    pthread_mutex_lock(&mutex);
    printf("%d\n", pthread_cond_clockwait(&condition, &mutex, CLOCK_MONOTONIC, &early) == ETIMEDOUT);
    pthread_mutex_unlock(&mutex);
    mtx_t m;
    cnd_t c;
    mtx_init(&m, mtx_plain);
    cnd_init(&c);
    mtx_lock(&m);
    printf("%d\n", cnd_timedwait(&c, &m, &early) == thrd_timedout);
    printf("%d\n", cnd_broadcast(&c) == thrd_success);
    mtx_unlock(&m);
    return 0;
}
