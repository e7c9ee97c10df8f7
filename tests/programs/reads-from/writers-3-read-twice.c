// expect: safe
// executions: 60
// classes: 13
// Three writes of one variable have 3! orders, and one thread reads at two of 4 moments, perhaps twice at the same: 6 * 10.
// By where it reads from, all pairs of 4 are there but the 3 in which the beginning comes back: 13.
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

static void *reader(void *unused) {
    (void)atomic_load(&x);
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    pthread_create(&threads[2], NULL, three, NULL);
    pthread_create(&threads[3], NULL, reader, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
