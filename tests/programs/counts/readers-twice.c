// expect: safe
// executions: 9
// Two readers read twice each, beside one write. For each reader the write comes before, between or after: 3^2.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *writer(void *unused) {
    atomic_store(&x, 1);
    return unused;
}

static void *a(void *unused) {
    (void)atomic_load(&x);
    (void)atomic_load(&x);
    return unused;
}

static void *b(void *unused) {
    (void)atomic_load(&x);
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, writer, NULL);
    pthread_create(&threads[1], NULL, a, NULL);
    pthread_create(&threads[2], NULL, b, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
