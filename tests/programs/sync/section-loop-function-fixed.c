// expect: safe
// As section-loop-function.c: what both have added is a sum of two numbers of four at most.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int total, told;

static int next(int i, int n) {
    return i < n ? i + 1 : -1;
}

int __VERIFIER_atomic_add(int n) {
    int added = 0;
    for (int i = 0; i >= 0; i = next(i, n))
        added += i;
    total += added;
    return added;
}

static void *adder(void *unused) {
    int n = tb_int("n");
    tb_assume(n >= 0 && n <= 4);
    int added = __VERIFIER_atomic_add(n);
    __VERIFIER_atomic_begin();
    told += added;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, adder, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(total == told);
    assert(total != 17 && total <= 20);
    return 0;
}
