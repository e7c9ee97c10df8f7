// expect: safe
// executions: 7
// A write, a thread that passes it on, and a reader of both: 2^3 choices, of which the cyclic one is impossible.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *writer(void *unused) {
    atomic_store(&x, 1);
    return unused;
}

static void *relay(void *unused) {
    (void)atomic_load(&x);
    atomic_store(&y, 1);
    return unused;
}

static void *reader(void *unused) {
    (void)atomic_load(&y);
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, writer, NULL);
    pthread_create(&threads[1], NULL, relay, NULL);
    pthread_create(&threads[2], NULL, reader, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
