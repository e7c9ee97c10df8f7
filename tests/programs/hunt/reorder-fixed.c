// expect: safe
// flags: --detect -race
// The same with a lock around both writes, and around both looks.
#include <assert.h>
#include <pthread.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

#ifndef SETTERS
#define SETTERS 3
#endif

static int a, b;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *set(void *unused)
{
    pthread_mutex_lock(&mutex);
    a = 1;
    b = -1;
    pthread_mutex_unlock(&mutex);
    return unused;
}

static void *check(void *unused)
{
    pthread_mutex_lock(&mutex);
    int both = a == 1 && b == -1;
    int none = a == 0 && b == 0;
    pthread_mutex_unlock(&mutex);
    assert(both || none);
    return unused;
}

int main(void)
{
    pthread_t setters[SETTERS], checker;
#ifdef GUARDED
    if (tb_uint("key") != 0xC0FFEEu)
        return 0;
#endif
    for (int i = 0; i < SETTERS; i++)
        pthread_create(&setters[i], NULL, set, NULL);
    pthread_create(&checker, NULL, check, NULL);
    for (int i = 0; i < SETTERS; i++)
        pthread_join(setters[i], NULL);
    pthread_join(checker, NULL);
    return 0;
}
