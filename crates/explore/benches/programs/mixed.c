// Two threads write three variables one after the other, N times; of two others that read them in that order one reads five
// times, one four times.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y, z;

static void *five(void *unused) {
    (void)atomic_load(&x);
    (void)atomic_load(&y);
    (void)atomic_load(&z);
    (void)atomic_load(&x);
    (void)atomic_load(&y);
    return unused;
}

static void *four(void *unused) {
    (void)atomic_load(&x);
    (void)atomic_load(&y);
    (void)atomic_load(&z);
    (void)atomic_load(&x);
    return unused;
}

static void *ones(void *unused) {
    for (int k = 0; k < N; k++) {
        atomic_store(&x, 1);
        atomic_store(&y, 1);
        atomic_store(&z, 1);
    }
    return unused;
}

static void *twos(void *unused) {
    for (int k = 0; k < N; k++) {
        atomic_store(&x, 2);
        atomic_store(&y, 2);
        atomic_store(&z, 2);
    }
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, five, NULL);
    pthread_create(&threads[1], NULL, four, NULL);
    pthread_create(&threads[2], NULL, ones, NULL);
    pthread_create(&threads[3], NULL, twos, NULL);
    for (int k = 0; k < 4; k++)
        pthread_join(threads[k], NULL);
    return 0;
}
