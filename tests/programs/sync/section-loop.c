// expect: error assertion
// inputs: n = 8
// A loop over an input inside of a section ends where its condition cannot hold any more. Only if it goes as far as the element
// that the other section writes, and comes after that, does it fail.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int sum, elements[8] = {1, 1, 1, 1, 1, 1, 1, 1};

static void *adder(void *unused) {
    unsigned n = tb_uint("n");
    tb_assume(n <= 8);
    __VERIFIER_atomic_begin();
    for (unsigned i = 0; i < n; i++)
        sum += elements[i];
    __VERIFIER_atomic_end();
    return unused;
}

static void *writer(void *unused) {
    __VERIFIER_atomic_begin();
    elements[7] = 5;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, adder, NULL);
    pthread_create(&threads[1], NULL, writer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(sum <= 8); // ERROR assertion
    return 0;
}
