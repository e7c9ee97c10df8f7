// expect: error assertion
//
// What is printed goes nowhere once the standard output is closed: printing is a step, if only one that looks.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static void *speaker(void *unused) {
    assert(dprintf(1, "hello\n") == 6); // ERROR assertion
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, speaker, 0);
    close(1);
    pthread_join(t, 0);
    return 0;
}
