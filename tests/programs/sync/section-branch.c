// expect: error assertion
// What the section touches depends on an input, and on what the other thread has written: it fails for one input, in
// one order.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int x, y, input;

static void *chooser(void *unused) {
    __VERIFIER_atomic_begin();
    if (input == 7 && x)
        y = 1;
    __VERIFIER_atomic_end();
    return unused;
}

static void *writer(void *unused) {
    __VERIFIER_atomic_begin();
    x = 1;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[2];
    input = tb_int("input");
    pthread_create(&threads[0], NULL, chooser, NULL);
    pthread_create(&threads[1], NULL, writer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(y == 0); // ERROR assertion
    return 0;
}
