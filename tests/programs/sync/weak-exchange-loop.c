// expect: safe
// flags: --weak-cas fail
// Loops that try again until it succeeds: one that counts, and one that only waits. Both end.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count, lock;
static int inside;

static void *enter(void *unused)
{
    (void)unused;
    int old = count;
    while (!atomic_compare_exchange_weak(&count, &old, old + 1))
        continue;
    int free = 0;
    while (!atomic_compare_exchange_weak(&lock, &free, 1))
        free = 0;
    inside++;
    lock = 0;
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, enter, NULL);
    enter(NULL);
    pthread_join(thread, NULL);
    assert(count == 2 && inside == 2);
    return 0;
}
