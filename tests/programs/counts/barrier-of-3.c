// expect: safe
// executions: 12
// classes: 12
// A barrier made of a lock and a condition: three arrive in 3! orders, and the two that waited leave in 2.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived;

static void *worker(void *unused) {
    pthread_mutex_lock(&m);
    arrived++;
    if (arrived == 3)
        pthread_cond_broadcast(&c);
    else
        while (arrived < 3)
            pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
