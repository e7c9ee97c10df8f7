// expect: error deadlock
// flags: --strategy interference
// A buffer with one place, one condition for all who wait, and a signal where all must be woken: it may wake one of the same kind, which waits again.
// More of them: -DEACH=3.
#include <assert.h>
#include <pthread.h>

#ifndef EACH
#define EACH 2
#endif
#ifdef FIXED
#define wake pthread_cond_broadcast
#else
#define wake pthread_cond_signal
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int full, taken;

static void *producer(void *unused) {
    pthread_mutex_lock(&lock);
    while (full)
        pthread_cond_wait(&changed, &lock); // ERROR deadlock
    full = 1;
    wake(&changed);
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *consumer(void *unused) {
    pthread_mutex_lock(&lock);
    while (!full)
        pthread_cond_wait(&changed, &lock); // ERROR deadlock
    full = 0;
    taken++;
    wake(&changed);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[2 * EACH];
    for (int i = 0; i < 2 * EACH; i++)
        pthread_create(&threads[i], 0, i < EACH ? producer : consumer, 0);
    for (int i = 0; i < 2 * EACH; i++)
        pthread_join(threads[i], 0); // ERROR deadlock
    assert(taken == EACH);
    return 0;
}
