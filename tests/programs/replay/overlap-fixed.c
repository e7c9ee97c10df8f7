// expect: safe
// `memmove` may.
#include <pthread.h>

#include <string.h>

static char array[64];

static void *worker(void *unused) {
    (void)unused;
    memmove(array, array + 5, 10);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
