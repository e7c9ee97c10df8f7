// expect: safe
// executions: 10
// classes: 10
// The signaller goes first, and the waiters follow in 2 orders; or it comes second, and the one that waits and
// the other take the lock in 2 orders, for 2 first ones; or last, with 2 orders of waiting and 2 of waking.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int flag;

static void *waiter_a(void *unused) {
    pthread_mutex_lock(&m);
    while (!flag)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    return unused;
}

static void *waiter_b(void *unused) {
    pthread_mutex_lock(&m);
    while (!flag)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    return unused;
}

static void *signaller(void *unused) {
    pthread_mutex_lock(&m);
    flag = 1;
    pthread_cond_broadcast(&c);
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, waiter_a, NULL);
    pthread_create(&threads[1], NULL, waiter_b, NULL);
    pthread_create(&threads[2], NULL, signaller, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
