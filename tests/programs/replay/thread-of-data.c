// expect: error bad-call
// A thread that is to run data.
#include <pthread.h>

static int data;
static void *worker(void *unused) {
    data = 1;
    return unused;
}

int main(void) {
    pthread_t thread;
    void *(*volatile function)(void *) = worker;
    function = (void *(*)(void *))(void *)&data;
    pthread_create(&thread, 0, function, 0); // ERROR bad-call
    pthread_join(thread, 0);
    return 0;
}
