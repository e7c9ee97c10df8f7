// expect: error assertion
//
// Whether a function runs at the end depends on whether it was registered before another thread ends the process.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void late(void) {
    assert(!"too late"); // ERROR assertion
}

static void *registers(void *unused) {
    atexit(late);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, registers, 0);
    exit(0);
}
