// expect: safe
// A broadcast wakes every waiter.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t open_ = PTHREAD_COND_INITIALIZER;
static int is_open;

static void *visitor(void *unused) {
    pthread_mutex_lock(&lock);
    while (!is_open)
        pthread_cond_wait(&open_, &lock);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, visitor, NULL);
    pthread_create(&two, NULL, visitor, NULL);
    pthread_mutex_lock(&lock);
    is_open = 1;
    pthread_cond_broadcast(&open_);
    pthread_mutex_unlock(&lock);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
