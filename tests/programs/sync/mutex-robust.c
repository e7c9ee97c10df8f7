// expect: safe
// executions: 2
// Either thread is first. The second is told that the first died with the mutex, and repairs what it protects.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_mutex_t m;
static int died;

static void *worker(void *unused) {
    if (pthread_mutex_lock(&m) == EOWNERDEAD) {
        died++;
        pthread_mutex_consistent(&m);
        pthread_mutex_unlock(&m);
    }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
    pthread_mutex_init(&m, &attributes);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(died == 1);
    assert(pthread_mutex_lock(&m) == 0);
    pthread_mutex_unlock(&m);
    return 0;
}
