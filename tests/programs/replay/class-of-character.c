// expect: error out-of-bounds
// The tables behind these macros end at 255; natively something stands behind them.
#include <pthread.h>

#include <ctype.h>

static volatile int character = 1000;
static int found;

static void *worker(void *unused) {
    (void)unused;
    found = isalpha(character) != 0; // ERROR out-of-bounds
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
