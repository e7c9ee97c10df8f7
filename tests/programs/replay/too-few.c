// expect: error bad-call
// A function of two arguments gets one.
#include <pthread.h>

static int sum(int a, int b) { return a + b; }
static void *volatile function = (void *)sum;
static int found;

static void *worker(void *unused) {
    (void)unused;
    found = ((int (*)(int))function)(1); // ERROR bad-call
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
