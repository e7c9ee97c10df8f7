// expect: safe
// executions: 4
// classes: 4
// Two threads try for the lock: one after the other in two orders, or one finds it taken by the other.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *unused) {
    if (pthread_mutex_trylock(&m) == 0)
        pthread_mutex_unlock(&m);
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
