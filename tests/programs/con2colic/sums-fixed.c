// expect: safe
// flags: --strategy interference
// Threads add to a sum under a lock: no order makes it wrong. For a solver that is hard to see, since it has to think of each.
#define FIXED
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef THREADS
#define THREADS 4
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int sum;

static void *adds(void *number)
{
    int mine = (int)(long)number;
#ifdef FIXED
    pthread_mutex_lock(&lock);
    atomic_store(&sum, atomic_load(&sum) + mine);
    pthread_mutex_unlock(&lock);
#else
    if (mine > 1)
        pthread_mutex_lock(&lock);
    atomic_store(&sum, atomic_load(&sum) + mine);
    if (mine > 1)
        pthread_mutex_unlock(&lock);
#endif
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    for (long i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, adds, (void *)(i + 1));
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    assert(atomic_load(&sum) == THREADS * (THREADS + 1) / 2);
    return 0;
}
