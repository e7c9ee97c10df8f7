// expect: error out-of-bounds
// A function of the library goes past a variable: the sanitizer keeps room behind each.
#include <pthread.h>
#include <string.h>

static char array[16];

static void *worker(void *unused) {
    (void)unused;
    memset(array, 0, 17); // ERROR out-of-bounds
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
