// expect: error assertion
// flags: --strategy dpor --symmetry auto
// A thread leaves its name behind. That it is the name of the second thread, since that was created last, is wrong.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_t last;

static void *sign(void *unused) {
    pthread_mutex_lock(&mutex);
    last = pthread_self();
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, NULL, sign, NULL);
    pthread_create(&other, NULL, sign, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    assert(pthread_equal(last, other)); // ERROR assertion
    return 0;
}
