// expect: safe
// Each thread has its own data, and a destructor sees it when the thread ends; what a destructor sets is destroyed too.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t key;
static int destroyed;

static void destroy(void *data) {
    int *left = data;
    destroyed++;
    if (--*left > 0)
        pthread_setspecific(key, left);
    else
        free(left);
}

static void *worker(void *unused) {
    int *data = malloc(sizeof *data);
    if (!data)
        return unused;
    assert(pthread_getspecific(key) == NULL);
    *data = 2;
    pthread_setspecific(key, data);
    assert(pthread_getspecific(key) == data);
    return unused;
}

int main(void) {
    pthread_t thread;
    assert(pthread_key_create(&key, destroy) == 0);
    pthread_create(&thread, NULL, worker, NULL);
    pthread_join(thread, NULL);
    assert(destroyed == 2);
    assert(pthread_getspecific(key) == NULL);
    assert(pthread_key_delete(key) == 0);
    return 0;
}
