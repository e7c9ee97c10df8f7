// expect: safe
// executions: 2
// flags: --spurious-wakeups 1
// As spurious-timed.c: the time is up, or the wait ends for no reason.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

int main(void) {
    struct timespec until = {0, 0};
    pthread_mutex_lock(&m);
    int result = pthread_cond_timedwait(&c, &m, &until);
    assert(result == ETIMEDOUT || result == 0);
    pthread_mutex_unlock(&m);
    return 0;
}
