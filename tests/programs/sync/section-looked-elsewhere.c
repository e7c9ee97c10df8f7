// expect: error race
// Two threads write a variable outside of sections, the one before a section and the other behind one. The sections touch different
// things: whichever comes first, the other could have, and then nothing is between the writes.
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int value, one, two;

static void *other(void *unused) {
    __VERIFIER_atomic_begin();
    two = 1;
    __VERIFIER_atomic_end();
    value = 2; // ERROR race
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    value = 1; // ERROR race
    __VERIFIER_atomic_begin();
    one = 1;
    __VERIFIER_atomic_end();
    pthread_join(thread, NULL);
    return 0;
}
