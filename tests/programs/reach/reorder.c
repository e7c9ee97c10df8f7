// expect: reached
// at: seen
// driven: 3/2
// switches: 2
// Ten threads set two flags one after the other; a checker sees one of them and not the other. One preemption is enough, of ten threads
// that are all the same.
#include <pthread.h>
#include <stdatomic.h>

#ifndef SETTERS
#define SETTERS 10
#endif

static atomic_int a, b;

static void *set(void *unused)
{
    atomic_store(&a, 1);
    atomic_store(&b, -1);
    return unused;
}

static void *check(void *unused)
{
    int x = atomic_load(&a);
    int y = atomic_load(&b);
    if (!((x == 0 && y == 0) || (x == 1 && y == -1)))
        atomic_store(&a, 2); // AT seen
    return unused;
}

int main(void)
{
    pthread_t setters[SETTERS], checker;
    for (int i = 0; i < SETTERS; i++)
        pthread_create(&setters[i], NULL, set, NULL);
    pthread_create(&checker, NULL, check, NULL);
    for (int i = 0; i < SETTERS; i++)
        pthread_join(setters[i], NULL);
    pthread_join(checker, NULL);
    return 0;
}
