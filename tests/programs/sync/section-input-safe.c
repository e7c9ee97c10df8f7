// expect: safe
// executions: 8
// The repaired twin of section-input.c: what cannot be is asserted. Two pairs of conflicting steps, each in two orders,
// for two ways of the section: 2 * 2 * 2.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int a, y, r0 = 9, r1 = 9;

static void *reader(void *unused) {
    __VERIFIER_atomic_begin();
    r0 = a;
    __VERIFIER_atomic_end();
    return unused;
}

static void *chooser(void *unused) {
    __VERIFIER_atomic_begin();
    if (tb_bool("write"))
        y = 2;
    __VERIFIER_atomic_end();
    return unused;
}

static void *writer(void *unused) {
    __VERIFIER_atomic_begin();
    r1 = y;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    a = 2;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, reader, NULL);
    pthread_create(&threads[1], NULL, chooser, NULL);
    pthread_create(&threads[2], NULL, writer, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(r1 == 0 || r1 == 2);
    return 0;
}
