// expect: error misuse
//
// Nor must a clean-up handler that runs because the thread ends.
#include <pthread.h>

static void leave(void *unused) {
    pthread_exit(unused); // ERROR misuse
}

static void *work(void *unused) {
    pthread_cleanup_push(leave, 0);
    pthread_exit(unused);
    pthread_cleanup_pop(0);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    pthread_join(t, 0);
    return 0;
}
