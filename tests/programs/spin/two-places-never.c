// expect: error endless-loop
// flags: --strategy dpor
// The loop looks at two places, and nobody ever sets the second.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int a, b;

static void *worker(void *unused)
{
    atomic_store(&a, 1);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    while (!(atomic_load(&a) && atomic_load(&b))) { // ERROR endless-loop
    }
    pthread_join(thread, NULL);
    return 0;
}
