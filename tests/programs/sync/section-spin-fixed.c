// expect: safe
// As section-spin.c, but the waiter comes to its section after the flag is up.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int flag, done;

static void *waiter(void *unused) {
    __VERIFIER_atomic_begin();
    while (!flag)
        ;
    done = 1;
    __VERIFIER_atomic_end();
    return unused;
}

static void *setter(void *unused) {
    __VERIFIER_atomic_begin();
    flag = 1;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, setter, NULL);
    pthread_join(threads[0], NULL);
    pthread_create(&threads[1], NULL, waiter, NULL);
    pthread_join(threads[1], NULL);
    assert(done);
    return 0;
}
