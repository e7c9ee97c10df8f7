// expect: safe
// flags: --strategy interference
// Eight threads come to a lock in any order, and each counts; what the last one was is within bounds, whatever the order. Neither the order
// nor the rest of the threads matters.
#define FIXED
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

#define THREADS 8

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count, last;

static void *counts(void *number)
{
    pthread_mutex_lock(&lock);
    count++;
    last = (int)(long)number;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *looks(void *unused)
{
    int guess = tb_int("guess");
    (void)guess;
    pthread_mutex_lock(&lock);
    int all = count, number = last;
    pthread_mutex_unlock(&lock);
    if (all == THREADS)
#ifdef FIXED
        assert(number < THREADS);
#else
        assert(guess != 477 || number != 3);
#endif
    return unused;
}

int main(void)
{
    pthread_t threads[THREADS], looker;
    for (long i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, counts, (void *)i);
    pthread_create(&looker, NULL, looks, NULL);
    return 0;
}
