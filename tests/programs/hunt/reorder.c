// expect: error assertion
// flags: --detect -race
// Some threads set two variables one after the other, and one looks whether both are set or none: it has to come between the
// two writes of the first that sets, before any other has finished.
#include <assert.h>
#include <pthread.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

#ifndef SETTERS
#define SETTERS 3
#endif

static int a, b;

static void *set(void *unused)
{
    a = 1;
    b = -1;
    return unused;
}

static void *check(void *unused)
{
    int both = a == 1 && b == -1;
    int none = a == 0 && b == 0;
    assert(both || none); // ERROR assertion
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
