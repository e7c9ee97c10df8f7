// expect: bounded
// flags: --executions 3
// 1,200 steps of one thread: longer than the hunt follows an execution. The search is ended by a bound, but its executions have come to
// their ends: that one of them may never end is nothing to warn of.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;

static void *worker(void *unused) {
    atomic_fetch_add(&count, 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, worker, NULL);
    for (int i = 0; i < 1200; i++)
        atomic_fetch_add(&count, 1);
    pthread_join(thread, NULL);
}
