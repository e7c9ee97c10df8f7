// expect: safe
// executions: 8953
// classes: 8953
// Two threads add each other's number to their own, 5 times. The classes are the central coefficient of (1 + x +
// x^2)^10.
#include <pthread.h>
#include <stdatomic.h>

#define STEPS 5

static atomic_int i = 1, j = 1;

static void *one(void *unused) {
    for (int k = 0; k < STEPS; k++) {
        int old = atomic_load(&i);
        atomic_store(&i, old + atomic_load(&j));
    }
    return unused;
}

static void *two(void *unused) {
    for (int k = 0; k < STEPS; k++) {
        int old = atomic_load(&j);
        atomic_store(&j, old + atomic_load(&i));
    }
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
