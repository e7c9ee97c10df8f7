// expect: safe
// As weak-exchange-once.c, where no weak compare-and-swap fails for no reason: that is assumed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;
static atomic_int refused;

static void *enter(void *unused)
{
    (void)unused;
    int free = 0;
    if (!atomic_compare_exchange_weak(&lock, &free, 1))
        refused++;
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, enter, NULL);
    enter(NULL);
    pthread_join(thread, NULL);
    assert(refused == 1);
    return 0;
}
