// expect: error assertion
// That the wait is over does not mean that the flag is set.
#include <assert.h>
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int flag;

static void *signaller(void *unused) {
    pthread_mutex_lock(&m);
    flag = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t thread;
    struct timespec soon = {1, 0};
    pthread_create(&thread, NULL, signaller, NULL);
    pthread_mutex_lock(&m);
    if (!flag)
        pthread_cond_timedwait(&c, &m, &soon);
    assert(flag); // ERROR assertion
    pthread_mutex_unlock(&m);
    pthread_join(thread, NULL);
    return 0;
}
