// expect: error deadlock
// The handler is taken away before the thread exits, and nobody gives the lock back.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void unlock(void *lock) { pthread_mutex_unlock(lock); }

static void *work(void *unused) {
    pthread_mutex_lock(&mutex); // ERROR deadlock
    pthread_cleanup_push(unlock, &mutex);
    pthread_cleanup_pop(0);
    pthread_exit(unused);
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, work, NULL);
    pthread_create(&two, NULL, work, NULL);
    pthread_join(one, NULL); // ERROR deadlock
    pthread_join(two, NULL); // ERROR deadlock
    return 0;
}
