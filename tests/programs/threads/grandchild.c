// expect: error assertion
// threads: 2
// A thread of a thread writes too late to be seen, or not.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int done;

static void *grandchild(void *unused) {
    atomic_store(&done, 1);
    return unused;
}

static void *child(void *unused) {
    pthread_t t;
    pthread_create(&t, NULL, grandchild, NULL);
    pthread_detach(t);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, child, NULL);
    pthread_join(t, NULL);
    assert(atomic_load(&done)); // ERROR assertion
    return 0;
}
