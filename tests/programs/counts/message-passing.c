// expect: safe
// executions: 3
// classes: 3
// Of the two orders of each pair of accesses, four together, one is impossible: to see the flag and miss the
// message.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *sender(void *unused) {
    atomic_store(&x, 1);
    atomic_store(&y, 1);
    return unused;
}

static void *receiver(void *unused) {
    (void)atomic_load(&y);
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, sender, NULL);
    pthread_create(&threads[1], NULL, receiver, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
