// expect: safe
// executions: 1
// Two threads end the process: whichever is first, nothing else can tell.
#include <pthread.h>
#include <stdlib.h>

static void *worker(void *unused) {
    exit(0);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
