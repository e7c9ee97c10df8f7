// expect: error assertion
// flags: --strategy fresh
// The inputs that open each gate are kept from one execution to the next, and so is who read what behind it: the failure needs one
// value of an input and two orders, each found by itself.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int stage, noise;

static void *steps(void *unused)
{
    for (int i = 0; i < 12; i++)
        atomic_fetch_add(&noise, 1);
    atomic_store(&stage, 1);
    atomic_store(&stage, 2);
    atomic_store(&stage, 3);
    for (int i = 0; i < 12; i++)
        atomic_fetch_add(&noise, 1);
    return unused;
}

static void *looks(void *unused)
{
    unsigned key = tb_uint("key");
    if (key % 1000 != 77)
        return unused;
    if (atomic_load(&stage) != 1)
        return unused;
    if (key / 1000 % 1000 != 123)
        return unused;
    if (atomic_load(&stage) != 2)
        return unused;
    assert(key / 1000000 != 2); // ERROR assertion
    return unused;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, steps, NULL);
    pthread_create(&b, NULL, looks, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
