// expect: safe
// executions: 2
// A flag under the lock remembers the signal: the waiter comes first and waits, or second and does not.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static int is_ready;

static void *waiter(void *unused) {
    pthread_mutex_lock(&lock);
    while (!is_ready)
        pthread_cond_wait(&ready, &lock);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&lock);
    is_ready = 1;
    pthread_cond_signal(&ready);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
