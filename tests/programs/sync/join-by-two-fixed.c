// expect: safe
// executions: 1
// One of them joins it.
#include <pthread.h>

static pthread_t third;

static void *nothing(void *unused) { return unused; }

static void *joins(void *unused) {
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&third, NULL, nothing, NULL);
    pthread_create(&thread, NULL, joins, NULL);
    pthread_join(third, NULL);
    pthread_join(thread, NULL);
    return 0;
}
