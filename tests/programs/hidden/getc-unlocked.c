// expect: error race
//
// Functions that do not lock the stream race with each other.
#include <pthread.h>
#include <stdio.h>

static void *reader(void *unused) {
    getc_unlocked(stdin); // ERROR race
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, reader, 0);
    getc_unlocked(stdin); // ERROR race
    pthread_join(t, 0);
    return 0;
}
