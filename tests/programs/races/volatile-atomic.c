// expect: safe
// flags: --volatile atomic
// As volatile.c, for those who mean atomic where they write volatile.
#include <pthread.h>
static volatile int stop;

static void *worker(void *unused) {
    while (!stop) {}
    return unused;
}

static void *stopper(void *unused) {
    stop = 1;
    return unused;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, worker, NULL);
    pthread_create(&t[1], NULL, stopper, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
