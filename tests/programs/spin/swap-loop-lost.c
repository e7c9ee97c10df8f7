// expect: error assertion
// The second attempt writes what was computed from the first look: an update may be lost.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *add(void *unused) {
    int old = atomic_load(&counter), new = old + 1;
    while (!atomic_compare_exchange_strong(&counter, &old, new))
        ;
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, add, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(counter == 3); // ERROR assertion
    return 0;
}
