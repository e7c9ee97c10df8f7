// expect: safe
// executions: 1
// Reads do not disturb each other: one execution.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *reader(void *unused) {
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, reader, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
