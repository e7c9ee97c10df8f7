// expect: error deadlock
// Two hundred threads, as many as a native replay follows, wait for what `main` holds while it waits for them. `held-not.c` is repaired.
#include <pthread.h>

#ifndef N
#define N 200
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_t threads[N];

static void *worker(void *arg) {
    (void)arg;
    pthread_mutex_lock(&lock); // ERROR deadlock
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void) {
    pthread_mutex_lock(&lock);
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL); // ERROR deadlock
    pthread_mutex_unlock(&lock);
    return 0;
}
