// expect: error use-after-free, race
// The main thread's own variable, when the main thread ends before the others.
#include <pthread.h>

static _Thread_local int own = 1;

static void *worker(void *p) {
    *(int *)p = 2; // ERROR use-after-free, race
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, &own);
    pthread_exit(NULL); // ERROR race
}
