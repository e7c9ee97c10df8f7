// expect: safe
// executions: 600
// classes: 25
// Four writes of one variable have 4! orders, and each of two readers looks at one of 5 moments: 24 * 25. By where they
// read from, each has 5 possibilities, whatever the other reads: 25.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *one(void *unused) {
    atomic_store(&x, 1);
    return unused;
}

static void *two(void *unused) {
    atomic_store(&x, 2);
    return unused;
}

static void *three(void *unused) {
    atomic_store(&x, 3);
    return unused;
}

static void *four(void *unused) {
    atomic_store(&x, 4);
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

int main(void) {
    pthread_t threads[6];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    pthread_create(&threads[2], NULL, three, NULL);
    pthread_create(&threads[3], NULL, four, NULL);
    pthread_create(&threads[4], NULL, a, NULL);
    pthread_create(&threads[5], NULL, b, NULL);
    for (int i = 0; i < 6; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
