// expect: error deadlock
// As polls-under-lock.c, but the other thread ends with the lock.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int ready;

static void *producer(void *unused) {
    pthread_mutex_lock(&mutex);
    ready = 1;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, producer, NULL);
    int seen;
    do {
        pthread_mutex_lock(&mutex); // ERROR deadlock
        seen = ready;
        pthread_mutex_unlock(&mutex);
    } while (!seen);
    pthread_join(thread, NULL);
    return 0;
}
