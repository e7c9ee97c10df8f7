// Four threads with 2,500 visible steps each, and an assertion that fails after all of them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { THREADS = 4, ROUNDS = 2500 };
static atomic_int total;

static void *worker(void *unused) {
    for (int i = 0; i < ROUNDS; i++)
        atomic_fetch_add(&total, 1);
    return unused;
}

int main(void) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    assert(total != THREADS * ROUNDS);
    return 0;
}
