// expect: safe
// EOF and bytes are in the table.
#include <pthread.h>

#include <ctype.h>

static volatile int character = 1000;
static int found;

static void *worker(void *unused) {
    (void)unused;
    found = isalpha(character & 255) != 0;
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
