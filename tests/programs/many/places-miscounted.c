// expect: error assertion
// Two hundred threads (a native replay follows 256), each with a place of its own, and one of the last counts twice. `-- -DN=10000` makes them ten thousand.
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 200
#endif

static int places[N];
static pthread_t threads[N];

static void *worker(void *arg) {
    *(int *)arg = arg == &places[N - 9] ? 2 : 1;
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
    assert(sum == N); // ERROR assertion
    return 0;
}
