// expect: error misuse
#include <pthread.h>

static void *worker(void *unused) {
    pthread_detach(pthread_self()); // ERROR misuse
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    pthread_join(thread, NULL); // ERROR misuse
    return 0;
}
