// expect: error race
// A plain flag is waited for in a loop: nothing orders it, nor the data behind it.
#include <pthread.h>

static int ready, data;

static void *producer(void *unused) {
    data = 1;  // ERROR race
    ready = 1; // ERROR race
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, producer, NULL);
    while (!ready) // ERROR race
        ;
    int seen = data; // ERROR race
    pthread_join(thread, NULL);
    return seen - 1;
}
