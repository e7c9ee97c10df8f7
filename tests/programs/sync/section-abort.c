// expect: safe
// flags: --abort end
// The section ends the process before anybody can see what it has written.
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
    abort();
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, ender, NULL);
    __VERIFIER_atomic_begin();
    int seen = x;
    __VERIFIER_atomic_end();
    assert(seen != 0);
    return 0;
}
