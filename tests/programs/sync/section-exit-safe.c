// expect: safe
// The repaired twin of section-exit.c: exit in a section that decides by what it finds, too.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
#include <stdlib.h>

static int x = 1, y;

static void *ender(void *unused) {
    __VERIFIER_atomic_begin();
    x = 0;
    if (tb_bool("end") || y)
        exit(3);
    x = 1;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, ender, NULL);
    __VERIFIER_atomic_begin();
    int seen = x;
    y = 1;
    __VERIFIER_atomic_end();
    assert(seen == 1);
    return 0;
}
