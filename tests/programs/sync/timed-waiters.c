// expect: safe
// executions: 19
// Two wait with a time limit, and one of them then signals. By enumeration of all interleavings, with the
// independently written table of what commutes.
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void wait_a_little(void) {
    struct timespec soon = {1, 0};
    pthread_mutex_lock(&m);
    pthread_cond_timedwait(&c, &m, &soon);
    pthread_mutex_unlock(&m);
}

static void *waiter(void *unused) {
    wait_a_little();
    return unused;
}

static void *signaller(void *unused) {
    wait_a_little();
    pthread_cond_signal(&c);
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
