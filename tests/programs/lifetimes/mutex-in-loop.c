// expect: safe
// A mutex that each round has anew, and that the last round left locked.
#include <assert.h>
#include <pthread.h>

static int count;

static void *worker(void *p) {
    pthread_mutex_lock(p);
    count++;
    return NULL;
}

int main(void) {
    for (int i = 0; i < 2; i++) {
        pthread_t t;
        pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
        pthread_create(&t, NULL, worker, &lock);
        pthread_join(t, NULL);
    }
    assert(count == 2);
    return 0;
}
