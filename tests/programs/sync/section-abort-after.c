// expect: error assertion
// flags: --abort end
// The section ends before the process does: what it has written can be seen.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
#include <stdlib.h>

static int x = 1;

static void *ender(void *unused) {
    __VERIFIER_atomic_begin();
    x = 0;
    __VERIFIER_atomic_end();
    abort();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, ender, NULL);
    __VERIFIER_atomic_begin();
    int seen = x;
    __VERIFIER_atomic_end();
    assert(seen != 0); // ERROR assertion
    return 0;
}
