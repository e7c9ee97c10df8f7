// expect: safe
// executions: 6
// Two writes of one thread among two reads of another: C(4, 2) interleavings, each different.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *writer(void *unused) {
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    return unused;
}

static void *reader(void *unused) {
    (void)atomic_load(&x);
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, writer, NULL);
    pthread_create(&threads[1], NULL, reader, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
