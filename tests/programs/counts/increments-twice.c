// expect: safe
// executions: 6
// Two threads with two atomic increments each: C(4, 2) interleavings.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *add(void *unused) {
    atomic_fetch_add(&x, 1);
    atomic_fetch_add(&x, 1);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, add, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(x == 4);
    return 0;
}
