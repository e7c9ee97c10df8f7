// expect: safe
// The repaired twin of section-input-race.c: who writes outside of sections does so only where the section does not.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int x, other;
static _Bool write;

static void *chooser(void *unused) {
    __VERIFIER_atomic_begin();
    if (write)
        x = 1;
    else
        other = 1;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    write = tb_bool("write");
    pthread_create(&thread, NULL, chooser, NULL);
    if (!write)
        x = 2;
    pthread_join(thread, NULL);
    return 0;
}
