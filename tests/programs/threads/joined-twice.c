// expect: error misuse
// A thread that was joined is no longer there to be joined again.
#include <pthread.h>

static void *worker(void *unused) { return unused; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    pthread_join(t, NULL); // ERROR misuse
    return 0;
}
