// expect: safe
// A fence that releases before a relaxed store, a relaxed load before a fence that acquires: together they order.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *producer(void *unused)
{
    data = 42;
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return NULL;
}

static void *consumer(void *unused)
{
    int seen = atomic_load_explicit(&ready, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
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
