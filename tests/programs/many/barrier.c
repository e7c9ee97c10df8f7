// expect: safe
// executions: 1
// A thousand threads meet, and each finds what all others wrote before: one class.
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 1000
#endif

static pthread_barrier_t meeting;
static int places[N];
static pthread_t threads[N];

static void *worker(void *arg) {
    int me = (int)((int *)arg - places);
    places[me] = 1;
    pthread_barrier_wait(&meeting);
    assert(places[(me + 1) % N] == 1);
    return NULL;
}

int main(void) {
    pthread_barrier_init(&meeting, NULL, N);
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, worker, &places[i]);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&meeting);
    return 0;
}
