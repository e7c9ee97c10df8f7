// expect: safe
// flags: --strategy interference
// Writers change two numbers in two stages, and take the second lock while they hold the first: nobody reads between the stages.
#define FIXED
#include <assert.h>
#include <pthread.h>

#ifndef WRITERS
#define WRITERS 9
#endif

static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER, second = PTHREAD_MUTEX_INITIALIZER;
static int one, two;

static void *writes(void *unused)
{
    pthread_mutex_lock(&first);
    one = 1;
#ifdef FIXED
    pthread_mutex_lock(&second);
    two = one + 1;
    pthread_mutex_unlock(&second);
    pthread_mutex_unlock(&first);
#else
    pthread_mutex_unlock(&first);
    pthread_mutex_lock(&second);
    two = 2;
    pthread_mutex_unlock(&second);
#endif
    return unused;
}

static void *reads(void *unused)
{
    int before, after;
    pthread_mutex_lock(&first);
    before = one;
    pthread_mutex_unlock(&first);
    if (before == 0)
        return unused;
    pthread_mutex_lock(&second);
    after = two;
    pthread_mutex_unlock(&second);
    assert(after == before + 1);
    return unused;
}

int main(void)
{
    pthread_t threads[WRITERS], reader;
    for (int i = 0; i < WRITERS; i++)
        pthread_create(&threads[i], NULL, writes, NULL);
    pthread_create(&reader, NULL, reads, NULL);
    return 0;
}
