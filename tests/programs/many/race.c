// expect: error race
// As `places.c`, but the last thread of two hundred, as many as a native replay follows, writes to the place of another.
#include <pthread.h>

#ifndef N
#define N 200
#endif

static int places[N];
static pthread_t threads[N];

static void *worker(void *arg) {
    *(int *)arg = 1; // ERROR race
    return NULL;
}

int main(void) {
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, worker, &places[i == N - 1 ? N / 2 : i]);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
