// Three threads write two variables, each in another order.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *one(void *unused) {
    for (int k = 0; k < N; k++) {
        atomic_store(&x, 1);
        atomic_store(&y, 1);
    }
    return unused;
}

static void *two(void *unused) {
    for (int k = 0; k < N; k++) {
        atomic_store(&y, 2);
        atomic_store(&x, 2);
    }
    return unused;
}

static void *three(void *unused) {
    for (int k = 0; k < N; k++) {
        atomic_store(&x, 3);
        (void)atomic_load(&y);
    }
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    pthread_create(&threads[2], NULL, three, NULL);
    for (int k = 0; k < 3; k++)
        pthread_join(threads[k], NULL);
    return 0;
}
