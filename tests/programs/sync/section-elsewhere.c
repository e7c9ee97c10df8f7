// expect: safe
// executions: 4
// What a section touches depends on what it finds: taken after `x = 1` it only looks at x, before that it writes y. It counts
// as a step that may write y wherever it is taken: before or after the write of x, and before or after the look at y, 2 * 2.
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static atomic_int x, y;

static void *first(void *unused) {
    x = 1;
    return unused;
}

static void *both(void *unused) {
    __VERIFIER_atomic_begin();
    if (x == 0)
        y = 1;
    __VERIFIER_atomic_end();
    return unused;
}

static void *look(void *unused) {
    return y ? &y : unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, first, NULL);
    pthread_create(&threads[1], NULL, both, NULL);
    pthread_create(&threads[2], NULL, look, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
