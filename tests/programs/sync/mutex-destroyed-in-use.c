// expect: error misuse, race
// Main destroys the mutex while the thread may hold it, or has yet to lock it.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *unused) {
    pthread_mutex_lock(&m); // ERROR misuse, race
    pthread_mutex_unlock(&m); // ERROR race
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    pthread_mutex_destroy(&m); // ERROR misuse, race
    pthread_join(thread, NULL);
    return 0;
}
