// expect: error deadlock
// flags: --spurious-wakeups 1
// The loop is there, but the number is set without the lock: between the look and the wait. A waiter that wakes up for no
// reason would look again, and see it; one that does not waits for ever.
#include <stdatomic.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static atomic_int done;

static void *waiter(void *unused) {
    pthread_mutex_lock(&m);
    while (!done)
        pthread_cond_wait(&c, &m); // ERROR deadlock
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waiter, NULL);
    done = 1;
    pthread_cond_signal(&c);
    pthread_join(thread, NULL); // ERROR deadlock
    return 0;
}
