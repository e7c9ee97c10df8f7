// expect: error race
// pairs: 8-8 counter
// Reads race with writes and writes with writes, in either order: all of them are one pair of places.
#include <pthread.h>
static int counter;

static void *worker(void *unused) {
    counter++; // ERROR race
    return unused;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, worker, NULL);
    pthread_create(&t[1], NULL, worker, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
