// expect: safe
// executions: 3
// Both reads before the other thread's writes, or one thread wholly first. Both reads after the writes would
// be a cycle.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *one(void *unused) {
    (void)atomic_load(&x);
    atomic_store(&y, 1);
    return unused;
}

static void *two(void *unused) {
    (void)atomic_load(&y);
    atomic_store(&x, 1);
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
