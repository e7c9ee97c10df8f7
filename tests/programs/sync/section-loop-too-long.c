// expect: unsupported
// A loop with four billion ways out: that is too much for one step.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static unsigned rounds;

static void *counter(void *unused) {
    unsigned n = tb_uint("n");
    __VERIFIER_atomic_begin();
    for (unsigned i = 0; i < n; i++)
        rounds++;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, counter, NULL);
    __VERIFIER_atomic_begin();
    rounds = 0;
    __VERIFIER_atomic_end();
    pthread_join(thread, NULL);
    return 0;
}
