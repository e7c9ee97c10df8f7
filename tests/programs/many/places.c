// expect: safe
// executions: 1
// A thousand threads, each with a place of its own: one class. `-- -DN=10000` makes them ten thousand.
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 1000
#endif

static int places[N];
static pthread_t threads[N];

static void *worker(void *arg) {
    *(int *)arg = 1;
    return NULL;
}

int main(void) {
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, worker, &places[i]);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    int sum = 0;
    for (int i = 0; i < N; i++)
        sum += places[i];
    assert(sum == N);
    return 0;
}
