// expect: safe
// executions: 1
// The loop takes a lock to look. A round that finds nothing leaves nothing behind: it ends where it is cut, and the
// executions that go on are those in which the look comes later. Only the order of the two critical sections is left.
#include <assert.h>
#include <pthread.h>
#include <sched.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int ready, data;

static void *producer(void *unused) {
    data = 1;
    pthread_mutex_lock(&mutex);
    ready = 1;
    pthread_mutex_unlock(&mutex);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, producer, NULL);
    for (;;) {
        pthread_mutex_lock(&mutex);
        int seen = ready;
        pthread_mutex_unlock(&mutex);
        if (seen)
            break;
        sched_yield();
    }
    assert(data == 1);
    pthread_join(thread, NULL);
    return 0;
}
