// expect: safe
// flags: --strategy interference
// Many threads set two numbers, one after the other; one looks at the second, and then at the first, which was set by then.
#define FIXED
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef SETTERS
#define SETTERS 12
#endif

static atomic_int a, b;

static void *sets(void *unused)
{
    atomic_store(&a, 1);
    atomic_store(&b, -1);
    return unused;
}

static void *looks(void *unused)
{
#ifdef FIXED
    int second = atomic_load(&b), first = atomic_load(&a);
    assert(second == 0 || first == 1);
#else
    int first = atomic_load(&a), second = atomic_load(&b);
    assert((first == 0 && second == 0) || (first == 1 && second == -1));
#endif
    return unused;
}

int main(void)
{
    pthread_t threads[SETTERS], looker;
    for (int i = 0; i < SETTERS; i++)
        pthread_create(&threads[i], NULL, sets, NULL);
    pthread_create(&looker, NULL, looks, NULL);
    return 0;
}
