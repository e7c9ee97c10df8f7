// expect: safe
// flags: --strategy dpor --symmetry auto
// executions: 3
// Threads look at a flag, and only those that find it raised do anything. Of two threads none, one or both find it raised; of one it does not
// matter which, of both not who comes first: three executions instead of five. In one more, the thread whose turn comes first has found the
// flag down, so that the other waits for ever: that one does not count.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag, count;

static void *work(void *unused) {
    if (atomic_load(&flag))
        atomic_fetch_add(&count, 1);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, work, NULL);
    atomic_store(&flag, 1);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(count <= 2);
    return 0;
}
