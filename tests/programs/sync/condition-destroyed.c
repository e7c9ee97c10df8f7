// expect: error misuse
// The condition is destroyed while the thread waits for it, or has yet to.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c;

static void *waiter(void *unused) {
    pthread_mutex_lock(&m);
    pthread_cond_wait(&c, &m); // ERROR misuse
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_cond_init(&c, NULL);
    pthread_create(&thread, NULL, waiter, NULL);
    pthread_cond_destroy(&c); // ERROR misuse
    return 0;
}
