// Atomic increments in every order.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *add(void *unused) {
    atomic_fetch_add(&x, 1);
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int k = 0; k < N; k++)
        pthread_create(&threads[k], NULL, add, NULL);
    for (int k = 0; k < N; k++)
        pthread_join(threads[k], NULL);
    return atomic_load(&x) == N ? 0 : 1;
}
