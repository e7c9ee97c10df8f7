// expect: safe
// executions: 2
// flags: --equivalence reads-from
// An atomic section observes more than where it reads from: such a program is explored by the order of its steps, and the
// report says so.
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int x, y;

static void *swap(void *unused) {
    __VERIFIER_atomic_begin();
    int old = x;
    x = y + 1;
    y = old;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, swap, NULL);
    pthread_create(&threads[1], NULL, swap, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
