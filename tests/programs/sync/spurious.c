// expect: error assertion
// flags: --spurious-wakeups 1
// An `if` instead of a loop is enough until a wait ends for no reason.
#include <assert.h>
#include <pthread.h>

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
    pthread_create(&thread, NULL, signaller, NULL);
    pthread_mutex_lock(&m);
    if (!flag)
        pthread_cond_wait(&c, &m);
    assert(flag); // ERROR assertion
    pthread_mutex_unlock(&m);
    pthread_join(thread, NULL);
    return 0;
}
