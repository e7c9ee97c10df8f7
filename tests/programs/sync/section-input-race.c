// expect: error race
// inputs: write = 1
// The section writes for one input only, and only then there is a race with an access outside of sections.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int x, other;

static void *chooser(void *unused) {
    _Bool write = tb_bool("write");
    __VERIFIER_atomic_begin(); // ERROR race
    if (write)
        x = 1;
    else
        other = 1;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, chooser, NULL);
    x = 2; // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
