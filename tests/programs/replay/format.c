// expect: error bad-call
// A format that asks for more than is given.
#include <pthread.h>
#include <stdio.h>

static void *worker(void *unused) {
    (void)unused;
    printf("%d %d\n", 1); // ERROR bad-call
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
