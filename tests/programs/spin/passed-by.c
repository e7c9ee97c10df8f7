// expect: error endless-loop
// The value that the loop waits for is there only for a moment: who misses it waits for ever.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stage;

static void *worker(void *unused) {
    atomic_store(&stage, 1);
    atomic_store(&stage, 2);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    while (atomic_load(&stage) != 1) // ERROR endless-loop
        ;
    pthread_join(thread, NULL);
    return 0;
}
