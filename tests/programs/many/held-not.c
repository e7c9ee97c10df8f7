// expect: bounded
// flags: --executions 20
// As `held.c`, but `main` lets the lock go first, and the threads count. There are as many classes as orders of a thousand
// threads.
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 1000
#endif

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_t threads[N];
static int count;

static void *worker(void *arg) {
    (void)arg;
    pthread_mutex_lock(&lock);
    count++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void) {
    pthread_mutex_lock(&lock);
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(count == N);
    return 0;
}
