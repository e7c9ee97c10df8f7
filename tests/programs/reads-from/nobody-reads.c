// expect: safe
// executions: 120
// classes: 1
// Five writes of one variable that nobody reads: 5! orders, of which none is different from the others.
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

static void *five(void *unused) {
    atomic_store(&x, 5);
    return unused;
}

int main(void) {
    pthread_t threads[5];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    pthread_create(&threads[2], NULL, three, NULL);
    pthread_create(&threads[3], NULL, four, NULL);
    pthread_create(&threads[4], NULL, five, NULL);
    for (int i = 0; i < 5; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
