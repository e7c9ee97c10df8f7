// expect: safe
// Destroyed when the thread that waited has ended.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int waits;

static void *waiter(void *unused) {
    pthread_mutex_lock(&mutex);
    waits = 1;
    pthread_cond_wait(&condition, &mutex);
    pthread_mutex_unlock(&mutex);
    return unused;
}

static void *destroys(void *unused) {
    pthread_mutex_destroy(&mutex);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, waiter, NULL);
    pthread_mutex_lock(&mutex);
    int is_there = waits;
    pthread_mutex_unlock(&mutex);
    if (!is_there)
        return 0;
    pthread_cond_signal(&condition);
    pthread_join(threads[0], NULL);
    pthread_create(&threads[1], NULL, destroys, NULL);
    pthread_join(threads[1], NULL);
    return 0;
}
