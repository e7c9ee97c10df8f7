// expect: safe
// executions: 1
// Three threads meet twice. In which order they come makes no difference, and the barrier orders what they write:
// one class.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t meeting;
static int written[3];

static void *worker(void *arg) {
    int me = *(int *)arg;
    written[me] = 1;
    pthread_barrier_wait(&meeting);
    assert(written[0] && written[1] && written[2]);
    pthread_barrier_wait(&meeting);
    written[me] = 2;
    return NULL;
}

int main(void) {
    pthread_t threads[3];
    int numbers[3] = {0, 1, 2};
    pthread_barrier_init(&meeting, NULL, 3);
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, worker, &numbers[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&meeting);
    return 0;
}
