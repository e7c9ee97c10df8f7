// expect: safe
// executions: 4
// The waiter finds the flag set; or waits and is signalled; or waits and time is up before the signal, and then it
// has the lock back before the signaller or after.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int flag;

static void *waiter(void *unused) {
    struct timespec soon = {1, 0};
    pthread_mutex_lock(&m);
    if (!flag) {
        int result = pthread_cond_timedwait(&c, &m, &soon);
        assert(result == ETIMEDOUT || (result == 0 && flag));
    }
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
