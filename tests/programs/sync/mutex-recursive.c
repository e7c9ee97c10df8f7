// expect: safe
// executions: 2
// Locked twice by the same thread: still two critical sections, 2! orders.
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static int total;

static void add(void) {
    pthread_mutex_lock(&m);
    total++;
    pthread_mutex_unlock(&m);
}

static void *worker(void *unused) {
    pthread_mutex_lock(&m);
    add();
    add();
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(total == 4);
    return 0;
}
