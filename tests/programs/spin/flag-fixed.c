// expect: safe
// executions: 1
// The flag is atomic. Rounds of the loop that find it unset are no steps, so there is only one way to go.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready;
static int data;

static void *producer(void *unused) {
    data = 1;
    atomic_store(&ready, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, producer, NULL);
    while (!atomic_load(&ready))
        ;
    assert(data == 1);
    pthread_join(thread, NULL);
    return 0;
}
