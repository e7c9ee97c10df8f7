// expect: error assertion
// inputs: end = 0
// For some inputs the section ends the process, having written. Nobody sees that; what others do before it is not
// hidden by it either.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
#include <stdlib.h>

static int x = 1, y;

static void *ender(void *unused) {
    __VERIFIER_atomic_begin();
    if (tb_bool("end")) {
        x = 0;
        _Exit(3);
    }
    y = 1;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, ender, NULL);
    __VERIFIER_atomic_begin();
    int seen = x, other = y;
    __VERIFIER_atomic_end();
    assert(seen == 1);
    assert(other == 0); // ERROR assertion
    return 0;
}
