// expect: safe
// As section-spin-exit.c, but the flag is up before there is anybody to wait.
#include <pthread.h>
#include <stdlib.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int flag;

static void *waiter(void *unused) {
    __VERIFIER_atomic_begin();
    while (!flag)
        ;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    flag = 1;
    pthread_create(&thread, NULL, waiter, NULL);
    exit(0);
}
