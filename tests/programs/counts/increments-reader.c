// expect: safe
// executions: 24
// Three atomic increments and a read, in every order: 4!.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *add_a(void *unused) {
    atomic_fetch_add(&x, 1);
    return unused;
}

static void *add_b(void *unused) {
    atomic_fetch_add(&x, 1);
    return unused;
}

static void *add_c(void *unused) {
    atomic_fetch_add(&x, 1);
    return unused;
}

static void *reader(void *unused) {
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, add_a, NULL);
    pthread_create(&threads[1], NULL, add_b, NULL);
    pthread_create(&threads[2], NULL, add_c, NULL);
    pthread_create(&threads[3], NULL, reader, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
