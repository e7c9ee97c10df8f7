// expect: error use-after-free, race
// The thread ends two functions deep, and both have a local that the main thread may read.
#include <pthread.h>
#include <stdatomic.h>

static int *_Atomic outer, *_Atomic inner;

static void finish(void) {
    int deep = 2;
    inner = &deep;
    pthread_exit(NULL); // ERROR race
}

static void *worker(void *unused) {
    int first = 1;
    outer = &first;
    finish();
    return unused;
}

int main(void) {
    pthread_t t;
    int seen = 0;
    pthread_create(&t, NULL, worker, NULL);
    if (outer)
        seen += *outer; // ERROR use-after-free, race
    if (inner)
        seen += *inner; // ERROR use-after-free, race
    pthread_join(t, NULL);
    return seen > 3;
}
