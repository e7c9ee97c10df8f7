// expect: safe
// The thread is asked while it lives.
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
    kept = &errno;
    *kept = 0;
    return 0;
}
