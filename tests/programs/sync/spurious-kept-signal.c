// expect: safe
// executions: 4
// flags: --spurious-wakeups 1
// As spurious-lost-signal.c, with something to wait for and a loop. The waiter comes second and does not wait; or comes first,
// waits until the signal, and takes the lock back after the signaller; or waits until it wakes up for no reason, before the
// signal, and has the lock back before the signaller has it, so that it waits again until the signal, since it wakes up like
// that only once; or has it back after the signaller. That the signal comes first to a wait that ends for no reason is no execution.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int done;

static void *waiter(void *unused) {
    pthread_mutex_lock(&m);
    while (!done)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waiter, NULL);
    pthread_mutex_lock(&m);
    done = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    pthread_join(thread, NULL);
    return 0;
}
