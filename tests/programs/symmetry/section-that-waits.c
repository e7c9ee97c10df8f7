// expect: safe
// executions: 2
// flags: --strategy dpor --symmetry auto
// An atomic section that waits for a lock is left to a search that takes no turns: both orders are explored.
#include <assert.h>
#include <pthread.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *work(void *unused) {
    __VERIFIER_atomic_begin();
    pthread_mutex_lock(&mutex);
    count++;
    pthread_mutex_unlock(&mutex);
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(count == 2);
    return 0;
}
