// expect: safe
// The repaired increment.c.
#include <pthread.h>
static _Atomic int counter;

static void *worker(void *unused) {
    counter++;
    return unused;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, worker, NULL);
    pthread_create(&t[1], NULL, worker, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
