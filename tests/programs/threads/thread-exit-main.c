// expect: safe
// The main thread leaves early; the process ends with its last thread.
#include <pthread.h>
#include <stdlib.h>

static int value;

static void *worker(void *unused) {
    value = 1;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_exit(NULL);
}
