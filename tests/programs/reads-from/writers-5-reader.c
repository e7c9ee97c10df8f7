// expect: safe
// executions: 720
// classes: 6
// Five writes and one read of one variable. In every order that is 6!; by where the read reads from, it is one of five
// writes or the beginning.
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

static void *reader(void *unused) {
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[6];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    pthread_create(&threads[2], NULL, three, NULL);
    pthread_create(&threads[3], NULL, four, NULL);
    pthread_create(&threads[4], NULL, five, NULL);
    pthread_create(&threads[5], NULL, reader, NULL);
    for (int i = 0; i < 6; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
