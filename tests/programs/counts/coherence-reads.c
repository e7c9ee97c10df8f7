// expect: safe
// executions: 3
// One write among two reads of the same thread: three places.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *writer(void *unused) {
    atomic_store(&x, 1);
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
