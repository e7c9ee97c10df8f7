// expect: bounded
// flags: --detect -race --executions 2000
// A stack of free places without locks, in the manner of one that was published with a fault (D. Vyukov): three threads that each
// take a place, use it and give it back, twice. To see one place in two hands takes at least five preemptions, so that two thousand executions
// are not expected to show it; the benchmark of the hunt runs it for longer.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifdef GUARDED
#include <threadbare.h>
#endif

#define PLACES 3
#define THREADS 3

static struct place { int value; atomic_int next; } places[PLACES];
static atomic_int head, count;

static int pop(void)
{
    while (atomic_load(&count) > 1) {
        int first = atomic_load(&head);
        int next = atomic_exchange(&places[first].next, -1);
        if (next >= 0) {
            int expected = first;
            if (atomic_compare_exchange_strong(&head, &expected, next)) {
                atomic_fetch_sub(&count, 1);
                return first;
            }
            atomic_exchange(&places[first].next, next);
        }
    }
    return -1;
}

static void push(int place)
{
    int first = atomic_load(&head);
    do
        atomic_store(&places[place].next, first);
    while (!atomic_compare_exchange_strong(&head, &first, place));
    atomic_fetch_add(&count, 1);
}

static void *work(void *who)
{
    int me = (int)(long)who;
    for (int round = 0; round < 2; round++) {
        int place;
        do
            place = pop();
        while (place < 0);
        places[place].value = me;
        assert(places[place].value == me);
        push(place);
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
#ifdef GUARDED
    if (tb_uint("key") != 0xC0FFEEu)
        return 0;
#endif
    atomic_store(&count, PLACES);
    for (int i = 0; i < PLACES - 1; i++)
        atomic_store(&places[i].next, i + 1);
    atomic_store(&places[PLACES - 1].next, -1);
    for (long i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
