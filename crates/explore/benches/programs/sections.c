// Increments under a lock in every order.
#include <pthread.h>

static int x;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *add(void *unused) {
    pthread_mutex_lock(&lock);
    x++;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int k = 0; k < N; k++)
        pthread_create(&threads[k], NULL, add, NULL);
    for (int k = 0; k < N; k++)
        pthread_join(threads[k], NULL);
    return x == N ? 0 : 1;
}
