// expect: safe
// executions: 2
// Detached from birth, or by somebody: nobody joins. The two threads write one atomic in 2 orders.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int last;

static void *worker(void *arg) {
    last = arg != NULL;
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_attr_t attributes;
    int state = -1;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_getdetachstate(&attributes, &state);
    if (state != PTHREAD_CREATE_DETACHED)
        return 1;
    pthread_create(&thread, &attributes, worker, NULL);
    pthread_attr_destroy(&attributes);
    pthread_create(&thread, NULL, worker, &state);
    pthread_detach(thread);
    pthread_exit(NULL);
}
