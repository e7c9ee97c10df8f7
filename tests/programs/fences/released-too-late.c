// expect: error race
// Only what comes before the fence is released, not what comes between it and the store.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int before, between;
static atomic_int ready;

static void *producer(void *unused)
{
    before = 1;
    atomic_thread_fence(memory_order_release);
    between = 1; // ERROR race
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return NULL;
}

int main(void)
{
    pthread_t p;
    pthread_create(&p, NULL, producer, NULL);
    if (atomic_load_explicit(&ready, memory_order_acquire)) {
        assert(before == 1);
        assert(between == 1); // ERROR race
    }
    pthread_join(p, NULL);
    return 0;
}
