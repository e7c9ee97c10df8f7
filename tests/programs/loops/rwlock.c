// expect: safe
// executions: 6
// A lock for one writer or many readers in one number, as in Linux: a writer takes all of it, a reader takes one. An attempt that finds too little there is
// taken back, and made again after the number looks right: failed rounds write. Half of the threads write, the others read.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 3
#endif
#define ALL 100

static atomic_int left = ALL;
static int value[2];

static void take(int much, int least) {
    while (atomic_fetch_sub(&left, much) < least) {
        atomic_fetch_add(&left, much);
        while (atomic_load(&left) < least)
            ;
    }
}

static void *writes(void *unused) {
    take(ALL, ALL);
    value[0]++;
    value[1]++;
    atomic_fetch_add(&left, ALL);
    return unused;
}

static void *reads(void *unused) {
    take(1, 1);
    assert(value[0] == value[1]);
    atomic_fetch_add(&left, 1);
    return unused;
}

int main(void) {
    pthread_t threads[N];
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, i % 2 ? reads : writes, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(value[0] == (N + 1) / 2);
    return 0;
}
