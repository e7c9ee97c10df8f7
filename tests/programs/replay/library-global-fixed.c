// expect: safe
// Up to its end.
#include <pthread.h>
#include <string.h>

static char array[16];

static void *worker(void *unused) {
    (void)unused;
    memset(array, 0, 16);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
