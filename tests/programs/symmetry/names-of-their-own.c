// expect: safe
// executions: 1
// flags: --strategy dpor --symmetry auto
// A thread that knows its own name again is not told from others by that. Two threads sign, and look at what they have signed: one order
// of the two.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_t last;

static void *sign(void *unused) {
    pthread_mutex_lock(&mutex);
    last = pthread_self();
    assert(last == pthread_self());
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, NULL, sign, NULL);
    pthread_create(&other, NULL, sign, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    return 0;
}
