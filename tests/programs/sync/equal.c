// expect: safe
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_t child;

static void *worker(void *unused) {
    assert(pthread_equal(pthread_self(), child));
    assert(pthread_join(pthread_self(), NULL) == EDEADLK);
    return unused;
}

int main(void) {
    pthread_create(&child, NULL, worker, NULL);
    assert(!pthread_equal(pthread_self(), child));
    pthread_join(child, NULL);
    return 0;
}
