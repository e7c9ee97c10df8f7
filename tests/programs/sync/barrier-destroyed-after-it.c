// expect: safe
// Everybody has come; whoever leaves first may destroy the barrier.
#include <pthread.h>

static pthread_barrier_t barrier;

static void *other(void *unused)
{
    (void)unused;
    pthread_barrier_wait(&barrier);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&thread, NULL, other, NULL);
    pthread_barrier_wait(&barrier);
    pthread_barrier_destroy(&barrier);
    pthread_join(thread, NULL);
    return 0;
}
