// expect: safe
// executions: 15
// Two writes and two readers in opposite orders: each of four reads before or after its write, and the one
// cyclic choice is impossible: 2^4 - 1.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *write_x(void *unused) {
    atomic_store(&x, 1);
    return unused;
}

static void *write_y(void *unused) {
    atomic_store(&y, 1);
    return unused;
}

static void *x_then_y(void *unused) {
    (void)atomic_load(&x);
    (void)atomic_load(&y);
    return unused;
}

static void *y_then_x(void *unused) {
    (void)atomic_load(&y);
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, write_x, NULL);
    pthread_create(&threads[1], NULL, write_y, NULL);
    pthread_create(&threads[2], NULL, x_then_y, NULL);
    pthread_create(&threads[3], NULL, y_then_x, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
