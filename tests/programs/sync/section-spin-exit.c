// expect: error endless-loop
// While the section lasts, nobody else can go on, not even to end the process.
#include <pthread.h>
#include <stdlib.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int flag;

static void *waiter(void *unused) {
    __VERIFIER_atomic_begin();
    while (!flag) // ERROR endless-loop
        ;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waiter, NULL);
    exit(0);
}
