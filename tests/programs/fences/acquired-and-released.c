// expect: safe
// The fences in the right order hand on what they were given.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int first, second;

static void *start(void *unused)
{
    data = 1;
    atomic_store_explicit(&first, 1, memory_order_release);
    return NULL;
}

static void *middle(void *unused)
{
    int seen = atomic_load_explicit(&first, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&second, seen, memory_order_relaxed);
    return NULL;
}

int main(void)
{
    pthread_t s, m;
    pthread_create(&s, NULL, start, NULL);
    pthread_create(&m, NULL, middle, NULL);
    if (atomic_load_explicit(&second, memory_order_acquire))
        assert(data == 1);
    pthread_join(s, NULL);
    pthread_join(m, NULL);
    return 0;
}
