// expect: error assertion
// A section in which its thread fails never comes to its end: nobody sees what it has written by then.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int x;

static void *failing(void *unused) {
    __VERIFIER_atomic_begin();
    x = 1;
    assert(!tb_bool("fail")); // ERROR assertion
    x = 0;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, failing, NULL);
    __VERIFIER_atomic_begin();
    int seen = x;
    __VERIFIER_atomic_end();
    assert(seen == 0);
    return 0;
}
