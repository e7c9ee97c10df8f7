// expect: safe
// executions: 1
// flags: --strategy dpor --symmetry auto
// One of three threads is the one that all others have waited for, and learns it: so the order matters in which they come, 3!, but for who is
// who.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_barrier_t barrier;
static atomic_int last;

static void *meet(void *unused) {
    if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD)
        atomic_store(&last, 1);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_barrier_init(&barrier, NULL, 3);
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, meet, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(last == 1);
    pthread_barrier_destroy(&barrier);
    return 0;
}
