// expect: safe
// executions: 3
// Two locks, one after the other, in opposite orders: the cyclic one of four pairs of orders is impossible.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void *forth(void *unused) {
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    return unused;
}

static void *back(void *unused) {
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, forth, NULL);
    pthread_create(&threads[1], NULL, back, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
