// expect: safe
// executions: 2
// A lock made of sections that are functions, with an assumption: two critical sections in 2 orders. Executions in
// which a thread comes too early, and its assumption fails, do not count.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

static int locked, data;

static void __VERIFIER_atomic_acquire(void) {
    tb_assume(locked == 0);
    locked = 1;
}

static void __VERIFIER_atomic_release(void) {
    locked = 0;
}

static void *worker(void *unused) {
    __VERIFIER_atomic_acquire();
    int seen = data;
    data = seen + 1;
    __VERIFIER_atomic_release();
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(data == 2);
    return 0;
}
