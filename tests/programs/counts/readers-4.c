// expect: safe
// executions: 16
// classes: 16
// Each of four readers comes before or after the one write: 2^4.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *writer(void *unused) {
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

int main(void) {
    pthread_t threads[5];
    pthread_create(&threads[0], NULL, writer, NULL);
    pthread_create(&threads[1], NULL, a, NULL);
    pthread_create(&threads[2], NULL, b, NULL);
    pthread_create(&threads[3], NULL, c, NULL);
    pthread_create(&threads[4], NULL, d, NULL);
    for (int i = 0; i < 5; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
