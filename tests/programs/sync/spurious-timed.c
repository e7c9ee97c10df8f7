// expect: error assertion
// flags: --spurious-wakeups 1
// Nobody signals, but that the wait returns does not mean that its time is up.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

int main(void) {
    struct timespec until = {0, 0};
    pthread_mutex_lock(&m);
    int result = pthread_cond_timedwait(&c, &m, &until);
    assert(result == ETIMEDOUT); // ERROR assertion
    pthread_mutex_unlock(&m);
    return 0;
}
