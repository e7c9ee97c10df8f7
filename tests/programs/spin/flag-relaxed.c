// expect: error race
// A relaxed flag orders nothing.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready;
static int data;

static void *producer(void *unused) {
    data = 1; // ERROR race
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, producer, NULL);
    while (!atomic_load_explicit(&ready, memory_order_relaxed))
        ;
    int seen = data; // ERROR race
    pthread_join(thread, NULL);
    return seen - 1;
}
