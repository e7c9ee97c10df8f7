// expect: error misuse
//
// A thread is joined and detached at the same time: an error in either order, in the one that comes later.
#include <pthread.h>

static pthread_t idle;

static void *nothing(void *unused) { return unused; }

static void *detacher(void *unused) {
    pthread_detach(idle); // ERROR misuse
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&idle, 0, nothing, 0);
    pthread_create(&t, 0, detacher, 0);
    pthread_join(idle, 0); // ERROR misuse
    pthread_join(t, 0);
    return 0;
}
