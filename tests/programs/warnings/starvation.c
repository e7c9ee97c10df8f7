// expect: bounded
// warning: `waiter` waits at
// flags: --unwind 1500
// One thread gets the turn again and again, and the other may never get it.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn, rounds;

static void *waiter(void *unused)
{
    while (atomic_load(&turn) == 0)
        ;
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, waiter, NULL);
    while (atomic_load(&turn) == 0)
        atomic_fetch_add(&rounds, 1);
    pthread_join(thread, NULL);
    return 0;
}
