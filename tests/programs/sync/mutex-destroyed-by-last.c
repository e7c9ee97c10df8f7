// expect: safe
// Whoever finds that nobody else is left destroys the mutex and frees it: the mutex itself orders that.
#include <pthread.h>
#include <stdlib.h>

struct counted {
    pthread_mutex_t mutex;
    int references;
};

static void drop(struct counted *counted)
{
    pthread_mutex_lock(&counted->mutex);
    int last = --counted->references == 0;
    pthread_mutex_unlock(&counted->mutex);
    if (last) {
        pthread_mutex_destroy(&counted->mutex);
        free(counted);
    }
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
