// expect: safe
// executions: 4
// Two locks, one after the other: their orders are free of each other, 2 * 2.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *unused) {
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
