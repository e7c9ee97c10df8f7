// expect: safe
// As own-dead.c, but it is the main thread's own.
#include <assert.h>
#include <pthread.h>

static _Thread_local int own = 5;
static int *left;

static void *worker(void *unused) {
    *left = 7;
    assert(own == 5);
    return unused;
}

int main(void) {
    pthread_t t;
    left = &own;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    assert(own == 7);
    return 0;
}
