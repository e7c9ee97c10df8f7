// expect: safe
// flags: --weak-cas fail
// As weak-exchange-once.c, with one that is strong.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock;
static atomic_int refused;

static void *enter(void *unused)
{
    (void)unused;
    int free = 0;
    if (!atomic_compare_exchange_strong(&lock, &free, 1))
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
