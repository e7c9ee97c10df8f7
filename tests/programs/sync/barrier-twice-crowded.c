// expect: safe
// executions: 24
// Four come to a barrier for two: whoever comes second lets the first go on. Who meets whom depends on the order, of
// which there are 4!.
#include <pthread.h>

static pthread_barrier_t meeting;

static void *worker(void *unused) {
    pthread_barrier_wait(&meeting);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_barrier_init(&meeting, NULL, 2);
    for (int i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
