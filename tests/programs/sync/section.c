// expect: safe
// executions: 6
// Three increments, each in a section that nothing can come between: 3! orders.
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int total;

static void *worker(void *unused) {
    __VERIFIER_atomic_begin();
    int seen = total;
    total = seen + 1;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(total == 3);
    return 0;
}
