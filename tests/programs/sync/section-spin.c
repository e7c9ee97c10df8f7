// expect: error endless-loop
// A loop in a section waits for what nobody can do while the section lasts.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int flag, done;

static void *waiter(void *unused) {
    __VERIFIER_atomic_begin();
    while (!flag) // ERROR endless-loop
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
    pthread_create(&threads[1], NULL, setter, NULL);
    pthread_create(&threads[0], NULL, waiter, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(done);
    return 0;
}
