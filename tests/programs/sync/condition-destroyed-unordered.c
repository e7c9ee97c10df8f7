// expect: error race
// As mutex-destroyed-unordered.c, for a condition.
#include <pthread.h>

static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int done;

static void *other(void *unused)
{
    (void)unused;
    pthread_cond_signal(&condition); // ERROR race
    __atomic_store_n(&done, 1, __ATOMIC_RELAXED);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    if (__atomic_load_n(&done, __ATOMIC_RELAXED))
        pthread_cond_destroy(&condition); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
