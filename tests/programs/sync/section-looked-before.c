// expect: safe
// A section reads while a flag is not set; another sets the flag, and only behind it the thread writes outside of sections. Sections
// order each other like critical sections of one lock, those too that only read.
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int closed, value, seen;
static int *published;

static void *owner(void *unused) {
    int own = 1;
    __VERIFIER_atomic_begin();
    closed = 1;
    __VERIFIER_atomic_end();
    value = 2;
    __VERIFIER_atomic_begin();
    published = &own;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    published = NULL;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, owner, NULL);
    __VERIFIER_atomic_begin();
    if (!closed)
        seen = value;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    if (published)
        seen = *published;
    __VERIFIER_atomic_end();
    pthread_join(thread, NULL);
    return 0;
}
