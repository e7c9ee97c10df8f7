// expect: error misuse
// `memcpy` onto itself, five bytes on.
#include <pthread.h>

#include <string.h>

static char array[64];

static void *worker(void *unused) {
    (void)unused;
    memcpy(array, array + 5, 10); // ERROR misuse
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
