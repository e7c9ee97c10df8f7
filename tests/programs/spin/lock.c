// expect: safe
// executions: 6
// Three threads and a lock made of a flag: the critical sections come in 3! orders; failed attempts are no steps.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag taken = ATOMIC_FLAG_INIT;
static int count;

static void *worker(void *unused) {
    while (atomic_flag_test_and_set(&taken))
        ;
    count++;
    atomic_flag_clear(&taken);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(count == 3);
    return 0;
}
