// expect: safe
// executions: 6
// The result tells one thread from the others: who comes last matters, and with it the order: 3!.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t meeting;
static int chosen;

static void *worker(void *unused) {
    if (pthread_barrier_wait(&meeting) == PTHREAD_BARRIER_SERIAL_THREAD)
        chosen++;
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_barrier_init(&meeting, NULL, 3);
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(chosen == 1);
    return 0;
}
