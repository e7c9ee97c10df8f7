// expect: error race
// A compare-and-swap that fails is a load with the order that was given for this case: relaxed here.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *producer(void *unused)
{
    data = 42; // ERROR race
    atomic_store_explicit(&ready, 1, memory_order_release);
    return NULL;
}

static void *consumer(void *unused)
{
    int expected = 0;
    atomic_compare_exchange_strong_explicit(&ready, &expected, 0, memory_order_acquire, memory_order_relaxed);
    int seen = expected;
    if (seen)
        assert(data == 42); // ERROR race
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
