// expect: safe
// A compare-and-swap that fails acquires if that was asked for.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *producer(void *unused)
{
    data = 42;
    atomic_store_explicit(&ready, 1, memory_order_release);
    return NULL;
}

static void *consumer(void *unused)
{
    int expected = 0;
    atomic_compare_exchange_strong_explicit(&ready, &expected, 0, memory_order_relaxed, memory_order_acquire);
    int seen = expected;
    if (seen)
        assert(data == 42);
    return NULL;
}

int main(void)
{
    pthread_t p, c;
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
