// expect: safe
// flags: --detect -race
// The same in one critical section each.
#include <assert.h>
#include <pthread.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

#ifndef WRITERS
#define WRITERS 2
#endif

static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER, second = PTHREAD_MUTEX_INITIALIZER;
static int one, two;

static void *write_both(void *unused)
{
    pthread_mutex_lock(&first);
    one = 1;
    pthread_mutex_lock(&second);
    two = one + 1;
    pthread_mutex_unlock(&second);
    pthread_mutex_unlock(&first);
    return unused;
}

static void *read_both(void *unused)
{
    pthread_mutex_lock(&first);
    int seen = one;
    pthread_mutex_lock(&second);
    int other = two;
    pthread_mutex_unlock(&second);
    pthread_mutex_unlock(&first);
    if (seen != 0)
        assert(other == seen + 1);
    return unused;
}

int main(void)
{
    pthread_t writers[WRITERS], reader;
#ifdef GUARDED
    if (tb_uint("key") != 0xC0FFEEu)
        return 0;
#endif
    for (int i = 0; i < WRITERS; i++)
        pthread_create(&writers[i], NULL, write_both, NULL);
    pthread_create(&reader, NULL, read_both, NULL);
    for (int i = 0; i < WRITERS; i++)
        pthread_join(writers[i], NULL);
    pthread_join(reader, NULL);
    return 0;
}
