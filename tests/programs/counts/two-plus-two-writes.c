// expect: safe
// executions: 3
// classes: 1
// Two variables written in opposite orders; the one of four pairs of orders that is a cycle is impossible.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *one(void *unused) {
    atomic_store(&x, 1);
    atomic_store(&y, 1);
    return unused;
}

static void *two(void *unused) {
    atomic_store(&y, 2);
    atomic_store(&x, 2);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
