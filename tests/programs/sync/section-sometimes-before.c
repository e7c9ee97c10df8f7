// expect: error race
// Sections that touch the same thing order what is before the one and behind the other, but only in that order: when the other
// comes first, there is nothing between the writes.
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int value, both, seen;

static void *other(void *unused) {
    __VERIFIER_atomic_begin();
    both = 1;
    __VERIFIER_atomic_end();
    value = 2; // ERROR race
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    value = 1; // ERROR race
    __VERIFIER_atomic_begin();
    seen = both;
    __VERIFIER_atomic_end();
    pthread_join(thread, NULL);
    return 0;
}
