// expect: error race
// threads: 2
// pairs: 10-16 the random numbers of 48 bits
// drand48 and its like share one state, and the C library has no lock for it, as it has for rand.
#include <pthread.h>
#include <stdlib.h>

static void *draw(void *unused) {
    rand();
    drand48(); // ERROR race
    return unused;
}

static long flip(void) {
    rand();
    return lrand48() & 1; // ERROR race
}

int main(void) {
    pthread_t thread;
    srand48(3);
    pthread_create(&thread, NULL, draw, NULL);
    long head = flip();
    pthread_join(thread, NULL);
    return head == 2;
}
