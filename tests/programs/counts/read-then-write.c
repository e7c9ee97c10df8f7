// expect: safe
// executions: 4
// Two threads read a variable and then write it: both read first, and write in two orders; or one after the
// other, in two orders.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *update(void *unused) {
    int seen = atomic_load(&x);
    atomic_store(&x, seen + 1);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, update, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(x == 1 || x == 2);
    return 0;
}
