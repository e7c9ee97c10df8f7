// expect: error use-after-free, race
// A mutex in a block: the thread may lock it when the block has ended.
#include <pthread.h>

static void *worker(void *p) {
    pthread_mutex_lock(p);   // ERROR use-after-free, race
    pthread_mutex_unlock(p); // ERROR use-after-free, race
    return NULL;
}

int main(void) {
    pthread_t t;
    {
        pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
        pthread_create(&t, NULL, worker, &lock);
    } // ERROR race
    pthread_join(t, NULL);
    return 0;
}
