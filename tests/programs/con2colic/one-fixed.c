// expect: safe
// sides: 15 maximal
// flags: --strategy interference
// As `one.c`, but each looks whether what it has read is more than all together can have added.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

#ifndef THREADS
#define THREADS 5
#endif

static atomic_int number;

#define ADDS(i, seen)                                \
    static void *adds##i(void *unused)               \
    {                                                \
        int before = atomic_load(&number);           \
        int after = before;                          \
        if (tb_int("add") > 0)                       \
            after = before + 1;                      \
        atomic_store(&number, after);                \
        assert(seen <= THREADS);                     \
        return unused;                               \
    }

#define CREATE(i) pthread_create(&threads[i], NULL, adds##i, NULL)

ADDS(0, after)
ADDS(1, before)
#if THREADS > 2
ADDS(2, before)
#endif
#if THREADS > 3
ADDS(3, before)
#endif
#if THREADS > 4
ADDS(4, before)
#endif
#if THREADS > 5
ADDS(5, before)
#endif
#if THREADS > 6
ADDS(6, before)
#endif
#if THREADS > 7
ADDS(7, before)
#endif

int main(void)
{
    static pthread_t threads[THREADS];
    CREATE(0);
    CREATE(1);
#if THREADS > 2
    CREATE(2);
#endif
#if THREADS > 3
    CREATE(3);
#endif
#if THREADS > 4
    CREATE(4);
#endif
#if THREADS > 5
    CREATE(5);
#endif
#if THREADS > 6
    CREATE(6);
#endif
#if THREADS > 7
    CREATE(7);
#endif
    return 0;
}
