// expect: error race, use-after-free
// The mutex is in memory that another thread frees.
#include <pthread.h>
#include <stdlib.h>

struct shared {
    pthread_mutex_t lock;
};

static void *worker(void *arg) {
    struct shared *shared = arg;
    pthread_mutex_lock(&shared->lock); // ERROR race, use-after-free
    pthread_mutex_unlock(&shared->lock); // ERROR race, use-after-free
    return NULL;
}

int main(void) {
    pthread_t thread;
    struct shared *shared = malloc(sizeof *shared);
    if (!shared)
        return 0;
    pthread_mutex_init(&shared->lock, NULL);
    pthread_create(&thread, NULL, worker, shared);
    free(shared); // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
