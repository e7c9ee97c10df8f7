// expect: safe
// executions: 6
// A semaphore at one as a lock: three critical sections in 3! orders.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t lock;
static int inside, total;

static void *worker(void *unused) {
    sem_wait(&lock);
    assert(inside == 0);
    inside = 1;
    total++;
    inside = 0;
    sem_post(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    sem_init(&lock, 0, 1);
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(total == 3);
    return 0;
}
