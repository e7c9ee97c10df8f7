// expect: error race
// A loop that waits with relaxed loads, without a fence.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *producer(void *unused)
{
    data = 42; // ERROR race
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return NULL;
}

static void *consumer(void *unused)
{
    while (!atomic_load_explicit(&ready, memory_order_relaxed))
        ;
    int seen = 1;
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
