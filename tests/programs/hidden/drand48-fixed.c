// expect: safe
// Each thread has a state of its own, and rand has a lock.
#include <pthread.h>
#include <stdlib.h>

static void *draw(void *unused) {
    unsigned short state[3] = {1, 2, 3};
    rand();
    erand48(state);
    return unused;
}

int main(void) {
    pthread_t thread;
    srand48(3);
    pthread_create(&thread, NULL, draw, NULL);
    long head = lrand48() & 1;
    rand();
    pthread_join(thread, NULL);
    return head == 2;
}
