// expect: error misuse
// A thread can be joined only once, in whichever way.
#define _GNU_SOURCE
#include <pthread.h>

static void *nothing(void *unused) { return unused; }

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, nothing, NULL);
    pthread_join(thread, NULL);
    pthread_tryjoin_np(thread, NULL); // ERROR misuse
    return 0;
}
