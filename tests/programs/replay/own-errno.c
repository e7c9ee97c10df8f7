// expect: error use-after-free
// Where the error number of a thread was that has ended.
#include <errno.h>
#include <pthread.h>

static int *kept;

static void *worker(void *unused) {
    kept = &errno;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    *kept = 0; // ERROR use-after-free
    return 0;
}
