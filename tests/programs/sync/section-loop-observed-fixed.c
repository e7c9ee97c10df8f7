// expect: safe
// As section-loop-observed.c: more than three are never added between the looks, and six in all.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int x, y;

static void *adder(void *unused) {
    unsigned char n = tb_uchar("n");
    tb_assume(n < 4);
    __VERIFIER_atomic_begin();
    for (int i = 0; i < n; i++) {
        x++;
        y++;
    }
    __VERIFIER_atomic_end();
    return unused;
}

static void *observer(void *unused) {
    __VERIFIER_atomic_begin();
    int first = x;
    assert(x == y);
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    assert(x >= first && x <= 6);
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, adder, NULL);
    pthread_create(&threads[1], NULL, adder, NULL);
    pthread_create(&threads[2], NULL, observer, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
