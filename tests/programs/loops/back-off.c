// expect: safe
// executions: 6
// flags: --strategy dpor
// Takes one lock, tries to take the other, gives the first back if that fails, and tries again; half of the threads the other way
// round. A failed round is noticed by nobody but rounds that fail as well: what is left are the orders of three threads.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#ifndef N
#define N 3
#endif

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER, right = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void take(pthread_mutex_t *first, pthread_mutex_t *second) {
    for (;;) {
        pthread_mutex_lock(first);
        if (pthread_mutex_trylock(second) == 0)
            return;
        pthread_mutex_unlock(first);
        sched_yield();
    }
}

static void *adds(void *reversed) {
    if (reversed)
        take(&right, &left);
    else
        take(&left, &right);
    count++;
    pthread_mutex_unlock(&left);
    pthread_mutex_unlock(&right);
    return NULL;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, adds, i % 2 ? &count : NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(count == N);
    return 0;
}
