// expect: safe
// Two.
#include <pthread.h>

static int sum(int a, int b) { return a + b; }
static void *volatile function = (void *)sum;
static int found;

static void *worker(void *unused) {
    (void)unused;
    found = ((int (*)(int, int))function)(1, 2);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
