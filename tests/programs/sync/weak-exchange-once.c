// expect: error assertion
// flags: --weak-cas fail
// A lock that is tried once: it may be refused though nobody holds it.
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
    assert(refused == 1); // ERROR assertion
    return 0;
}
