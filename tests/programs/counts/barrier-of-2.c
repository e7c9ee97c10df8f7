// expect: safe
// executions: 2
// A barrier made of a lock and a condition: two arrive in 2 orders, and one of them waits.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived;

static void *worker(void *unused) {
    pthread_mutex_lock(&m);
    arrived++;
    if (arrived == 2)
        pthread_cond_broadcast(&c);
    else
        while (arrived < 2)
            pthread_cond_wait(&c, &m);
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
