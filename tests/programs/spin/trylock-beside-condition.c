// expect: safe
// A lock that a condition wait releases is taken by trying: that is a wait for it, too.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int ready, seen;

static void *waits(void *unused) {
    pthread_mutex_lock(&lock);
    while (!ready)
        pthread_cond_wait(&changed, &lock);
    seen = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *tells(void *unused) {
    while (pthread_mutex_trylock(&lock))
        ;
    ready = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, waits, NULL);
    pthread_create(&threads[1], NULL, tells, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    assert(seen);
    return 0;
}
