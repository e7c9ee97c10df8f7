// expect: safe
// executions: 36
// Three threads add to one variable, meet at a barrier, and add to it again: 3! orders before it and 3! after it, and
// nothing of one side among the other: (3!)^2.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_barrier_t barrier;
static atomic_int count;

static void *worker(void *unused) {
    atomic_fetch_add(&count, 1);
    pthread_barrier_wait(&barrier);
    assert(atomic_fetch_add(&count, 1) >= 3);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_barrier_init(&barrier, NULL, 3);
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(count == 6);
    return 0;
}
