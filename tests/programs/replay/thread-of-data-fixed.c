// expect: safe
// A thread that runs a function.
#include <pthread.h>

static int data;
static void *worker(void *unused) {
    data = 1;
    return unused;
}

int main(void) {
    pthread_t thread;
    void *(*volatile function)(void *) = worker;
    pthread_create(&thread, 0, function, 0);
    pthread_join(thread, 0);
    return 0;
}
