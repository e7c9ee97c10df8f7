// expect: safe
// As section-loop-handed.c, but the number is one less, and it is taken and made sure of inside of the section that tells it.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int length, ready, rounds;

static void *taker(void *unused) {
    __VERIFIER_atomic_begin();
    int k = tb_int("k");
    tb_assume(k >= 0 && k < 4);
    length = k;
    ready = 1;
    __VERIFIER_atomic_end();
    return unused;
}

static void *counter(void *unused) {
    __VERIFIER_atomic_begin();
    if (ready)
        for (int i = 0; i < length; i++)
            rounds++;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, taker, NULL);
    pthread_create(&threads[1], NULL, counter, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(rounds < 4);
    return 0;
}
