// expect: error race
// inputs: n = 4
// The last round of a loop in a section writes what another thread reads outside of sections.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int elements[4], seen;

static void *filler(void *unused) {
    unsigned n = tb_uint("n");
    tb_assume(n <= 4);
    __VERIFIER_atomic_begin(); // ERROR race
    for (unsigned i = 0; i < n; i++)
        elements[i] = 1;
    __VERIFIER_atomic_end();
    return unused;
}

static void *reader(void *unused) {
    seen = elements[3]; // ERROR race
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, filler, NULL);
    pthread_create(&threads[1], NULL, reader, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
