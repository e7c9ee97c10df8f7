// expect: safe
// executions: 6
// Two threads take a ticket lock twice each: four tickets are drawn, C(4, 2) orders, and everything else follows from that.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_uint next, serving;
static int count;

static void *worker(void *unused) {
    for (int k = 0; k < 2; k++) {
        unsigned mine = atomic_fetch_add(&next, 1);
        while (atomic_load(&serving) != mine)
            ;
        count++;
        atomic_store(&serving, mine + 1);
    }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(count == 4);
    return 0;
}
