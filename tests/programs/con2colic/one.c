// expect: error assertion
// sides: 16/1/1/1/1 full
// flags: --strategy interference
// Each thread reads a number, adds one to it if its input says so, and writes it back. That the thread `i` has read `i` needs that `i`
// others have added one after the other, each reading what the one before it wrote: so many reads from other threads. The first
// looks at what it writes.
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
        assert(seen != i);                           \
        return unused;                               \
    }

#define CREATE(i) pthread_create(&threads[i], NULL, adds##i, NULL)

ADDS(0, after) // ERROR assertion
ADDS(1, before) // ERROR assertion
#if THREADS > 2
ADDS(2, before) // ERROR assertion
#endif
#if THREADS > 3
ADDS(3, before) // ERROR assertion
#endif
#if THREADS > 4
ADDS(4, before) // ERROR assertion
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
