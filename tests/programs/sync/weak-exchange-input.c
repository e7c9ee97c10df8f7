// expect: error assertion
// flags: --weak-cas fail
// inputs: n = 0
// Whether the values are equal depends on an input; one that fails though they are is found as well.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include "threadbare.h"

static atomic_uchar value;

static void *reader(void *unused)
{
    (void)unused;
    (void)value;
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, reader, NULL);
    unsigned char n = tb_uchar("n"), expected = n;
    if (!atomic_compare_exchange_weak(&value, &expected, 9))
        assert(n != 0); // ERROR assertion
    pthread_join(thread, NULL);
    return 0;
}
