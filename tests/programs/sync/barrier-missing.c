// expect: error race
// As barrier.c, without the second meeting: what one writes, another still reads.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t meeting;
static int written[2];

static void *worker(void *arg) {
    int me = *(int *)arg;
    written[me] = 1;
    pthread_barrier_wait(&meeting);
    int seen = written[0] + written[1]; // ERROR race
    (void)seen;
    written[me] = 2; // ERROR race
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    int numbers[2] = {0, 1};
    pthread_barrier_init(&meeting, NULL, 2);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, &numbers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
