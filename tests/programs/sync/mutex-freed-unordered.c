// expect: error race
// As mutex-destroyed-by-last.c, but the count is apart from the mutex, and orders nothing.
#include <pthread.h>
#include <stdlib.h>

struct counted {
    pthread_mutex_t mutex;
    int references;
};

static void drop(struct counted *counted)
{
    pthread_mutex_lock(&counted->mutex); // ERROR race
    pthread_mutex_unlock(&counted->mutex); // ERROR race
    if (__atomic_sub_fetch(&counted->references, 1, __ATOMIC_RELAXED) == 0) // ERROR race
        free(counted); // ERROR race
}

static void *other(void *counted)
{
    drop(counted);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    struct counted *counted = malloc(sizeof *counted);
    pthread_mutex_init(&counted->mutex, NULL);
    counted->references = 2;
    pthread_create(&thread, NULL, other, counted);
    drop(counted);
    pthread_join(thread, NULL);
    return 0;
}
