// expect: safe
// executions: 2
// Whoever tries to take a lock until it can has waited for it: two threads, two orders.
#include <assert.h>
#include <pthread.h>
#include <sched.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *add(void *unused) {
    while (pthread_mutex_trylock(&lock))
        sched_yield();
    count++;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, add, NULL);
    add(NULL);
    pthread_join(thread, NULL);
    assert(count == 2);
    return 0;
}
