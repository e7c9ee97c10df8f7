// expect: error assertion
// flags: --weak-cas fail
// One thread alone, which tries again: there need not be anybody else for a second attempt.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;
static int attempts;

static void *add(void *unused)
{
    (void)unused;
    int old = count;
    do
        attempts++;
    while (!atomic_compare_exchange_weak(&count, &old, old + 1));
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, add, NULL);
    pthread_join(thread, NULL);
    assert(count == 1);
    assert(attempts == 1); // ERROR assertion
    return 0;
}
