// expect: safe
// executions: 8
// Three readers and one writer of an atomic: each reader comes before or after the write, 2^3.
#include <pthread.h>
#include <stdatomic.h>
#define READERS 3

static atomic_int x;

static void *reader(void *unused) {
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[READERS];
    for (int i = 0; i < READERS; i++)
        pthread_create(&threads[i], NULL, reader, NULL);
    atomic_store(&x, 1);
    for (int i = 0; i < READERS; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
