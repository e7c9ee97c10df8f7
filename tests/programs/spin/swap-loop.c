// expect: safe
// executions: 6
// Three threads add to a counter by compare-and-swap. One that fails reads again and starts over, as if it had not begun: 3! orders are
// left. 15 executions are begun in which a thread reads too early, and cut.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *add(void *unused) {
    int old;
    do {
        old = atomic_load(&counter);
    } while (!atomic_compare_exchange_strong(&counter, &old, old + 1));
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, add, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(counter == 3);
    return 0;
}
