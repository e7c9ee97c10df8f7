// expect: safe
// executions: 2
// The waiter comes first and waits, or second and does not.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int flag;

static void *waiter(void *unused) {
    pthread_mutex_lock(&m);
    while (!flag)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    return unused;
}

static void *signaller(void *unused) {
    pthread_mutex_lock(&m);
    flag = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, waiter, NULL);
    pthread_create(&threads[1], NULL, signaller, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
