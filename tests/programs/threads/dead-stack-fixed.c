// expect: safe
// executions: 1
// The local lives until the thread has been joined.
#include <pthread.h>

static void *worker(void *p) {
    int seen = *(int *)p;
    return seen == 7 ? NULL : p;
}

int main(void) {
    int value = 7;
    pthread_t t;
    pthread_create(&t, NULL, worker, &value);
    pthread_join(t, NULL);
    return 0;
}
