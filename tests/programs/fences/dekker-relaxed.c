// expect: safe
// Two threads that each say that they come, and go on only if the other does not: relaxed, both may do so on a real machine.
// Under sequential consistency one of them sees the other, and there is no race: the verdict says that four accesses are weaker.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int first, second;
static int value;

static void *one(void *unused)
{
    (void)unused;
    atomic_store_explicit(&first, 1, memory_order_relaxed);
    if (!atomic_load_explicit(&second, memory_order_relaxed))
        value = 1;
    return NULL;
}

static void *two(void *unused)
{
    (void)unused;
    atomic_store_explicit(&second, 1, memory_order_relaxed);
    if (!atomic_load_explicit(&first, memory_order_relaxed))
        value = 2;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, one, NULL);
    pthread_create(&b, NULL, two, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
