// expect: error assertion
// inputs: n = 3, m = 3
// Two loops, one inside the other, with branches; what they add up to is seen only between the sections of another thread.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int same, different, late, seen;

static void *counter(void *unused) {
    unsigned char n = tb_uchar("n"), m = tb_uchar("m");
    tb_assume(n < 4 && m < 4);
    __VERIFIER_atomic_begin();
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            if (i == j)
                same++;
            else
                different++;
            if (late)
                same += 10;
        }
    __VERIFIER_atomic_end();
    return unused;
}

static void *observer(void *unused) {
    __VERIFIER_atomic_begin();
    late = 1;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    seen = same;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, counter, NULL);
    pthread_create(&threads[1], NULL, observer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(seen != 93 || different != 6); // ERROR assertion
    return 0;
}
