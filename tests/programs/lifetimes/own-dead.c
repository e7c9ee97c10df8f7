// expect: error use-after-free
// A variable of a thread's own is gone when the thread has ended.
#include <pthread.h>

static _Thread_local int own = 5;
static int *left;

static void *worker(void *unused) {
    left = &own;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    *left = 7; // ERROR use-after-free
    return 0;
}
