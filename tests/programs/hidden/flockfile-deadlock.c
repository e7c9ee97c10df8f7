// expect: error deadlock
//
// Whoever prints waits for the lock of the stream, which main does not give back before the thread has ended.
#include <pthread.h>
#include <stdio.h>

static void *speaker(void *unused) {
    printf("hello\n"); // ERROR deadlock
    return unused;
}

int main(void) {
    pthread_t t;
    flockfile(stdout);
    pthread_create(&t, 0, speaker, 0);
    pthread_join(t, 0); // ERROR deadlock
    funlockfile(stdout);
    return 0;
}
