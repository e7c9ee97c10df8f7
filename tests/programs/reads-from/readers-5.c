// expect: safe
// executions: 32
// classes: 32
// One write, and five threads that read: each sees it or not, 2^5. The order of steps says no more than that, so that
// nothing is won.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *one(void *unused) {
    atomic_store(&x, 1);
    return unused;
}

static void *a(void *unused) {
    (void)atomic_load(&x);
    return unused;
}

static void *b(void *unused) {
    (void)atomic_load(&x);
    return unused;
}

static void *c(void *unused) {
    (void)atomic_load(&x);
    return unused;
}

static void *d(void *unused) {
    (void)atomic_load(&x);
    return unused;
}

static void *e(void *unused) {
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[6];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, a, NULL);
    pthread_create(&threads[2], NULL, b, NULL);
    pthread_create(&threads[3], NULL, c, NULL);
    pthread_create(&threads[4], NULL, d, NULL);
    pthread_create(&threads[5], NULL, e, NULL);
    for (int i = 0; i < 6; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
