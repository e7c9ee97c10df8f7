// expect: error endless-loop
// As polls-under-lock.c, but nobody ever writes what the loop waits for.
#include <pthread.h>
#include <unistd.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int ready;

static void *producer(void *unused) {
    pthread_mutex_lock(&mutex);
    ready = 2;
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, producer, NULL);
    int seen;
    do {
        pthread_mutex_lock(&mutex); // ERROR endless-loop
        seen = ready;
        pthread_mutex_unlock(&mutex);
        usleep(10);
    } while (seen != 1);
    pthread_join(thread, NULL);
    return 0;
}
