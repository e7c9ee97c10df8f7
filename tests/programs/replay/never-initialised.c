// expect: error misuse
// Natively a mutex on the stack that was never initialised may look like one.
#include <pthread.h>

static void *worker(void *unused) {
    (void)unused;
    pthread_mutex_t mutex;
    pthread_mutex_lock(&mutex); // ERROR misuse
    pthread_mutex_unlock(&mutex);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
