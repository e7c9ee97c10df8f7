// expect: error assertion
// inputs: n = 100
// How often the loop goes round is bounded by nothing but the type of the input: 256 ways through one section.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int rounds, seen;

static void *counter(void *unused) {
    unsigned char n = tb_uchar("n");
    __VERIFIER_atomic_begin();
    do
        rounds++;
    while (n-- > 0);
    __VERIFIER_atomic_end();
    return unused;
}

static void *observer(void *unused) {
    __VERIFIER_atomic_begin();
    seen = rounds;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, counter, NULL);
    pthread_create(&threads[1], NULL, observer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(seen != 101); // ERROR assertion
    return 0;
}
