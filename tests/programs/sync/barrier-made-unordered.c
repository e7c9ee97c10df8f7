// expect: error race
// As rwlock-made-while-used.c, for a barrier.
#include <pthread.h>

static pthread_barrier_t barrier;
static int ready;

static void *other(void *unused)
{
    (void)unused;
    pthread_barrier_init(&barrier, NULL, 1); // ERROR race
    __atomic_store_n(&ready, 1, __ATOMIC_RELAXED);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_barrier_init(&barrier, NULL, 1);
    pthread_create(&thread, NULL, other, NULL);
    if (__atomic_load_n(&ready, __ATOMIC_RELAXED))
        pthread_barrier_wait(&barrier); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
