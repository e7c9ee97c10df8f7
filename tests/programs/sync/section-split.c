// expect: error assertion
// Two sections where one is needed: the other thread's increment is lost between them.
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int total;

static void *worker(void *unused) {
    __VERIFIER_atomic_begin();
    int seen = total;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    total = seen + 1;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(total == 2); // ERROR assertion
    return 0;
}
