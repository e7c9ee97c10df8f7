// expect: error endless-loop
// The loop in the section waits only for some inputs, and only if it comes before what it waits for.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int flag, done;

static void *waiter(void *unused) {
    unsigned char n = tb_uchar("n");
    __VERIFIER_atomic_begin();
    while (n > 200) { // ERROR endless-loop
        if (flag)
            break;
    }
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
    pthread_create(&threads[0], NULL, waiter, NULL);
    pthread_create(&threads[1], NULL, setter, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(done);
    return 0;
}
