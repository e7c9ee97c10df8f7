// expect: error use-after-free, race, assertion
// The thread may end, and its own variable with it, before the main thread has read it or afterwards.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static _Thread_local int own;
static int *_Atomic left;

static void *worker(void *unused) {
    own = 7;
    left = &own;
    return unused; // ERROR race
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    int *p = left;
    if (p) {
        int seen = *p;     // ERROR use-after-free, race
        assert(seen != 7); // ERROR assertion
    }
    pthread_join(t, NULL);
    return 0;
}
