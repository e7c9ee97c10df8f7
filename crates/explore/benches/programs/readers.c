// Each reader comes before or after the only write.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *reader(void *unused) {
    (void)atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int k = 0; k < N; k++)
        pthread_create(&threads[k], NULL, reader, NULL);
    atomic_store(&x, 1);
    for (int k = 0; k < N; k++)
        pthread_join(threads[k], NULL);
    return 0;
}
