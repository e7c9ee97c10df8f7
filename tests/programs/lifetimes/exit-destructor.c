// expect: safe
// What a thread has for itself is still there while its destructors run, and so are the locals of the functions in which
// it ends.
#include <assert.h>
#include <pthread.h>

static pthread_key_t key;
static _Thread_local int own = 3;
static int *own_of_worker;

static void destroy(void *p) {
    assert(*(int *)p == 4);
    assert(*own_of_worker == 3);
}

static void *worker(void *unused) {
    int local = 4;
    own_of_worker = &own;
    pthread_setspecific(key, &local);
    pthread_exit(unused);
}

int main(void) {
    pthread_t t;
    pthread_key_create(&key, destroy);
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    return 0;
}
