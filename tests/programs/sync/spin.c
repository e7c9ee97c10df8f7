// expect: safe
// executions: 2
// Two critical sections under a spin lock: 2!.
#include <assert.h>
#include <pthread.h>

static pthread_spinlock_t lock;
static int total;

static void *worker(void *unused) {
    pthread_spin_lock(&lock);
    total++;
    pthread_spin_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(total == 2);
    pthread_spin_destroy(&lock);
    return 0;
}
