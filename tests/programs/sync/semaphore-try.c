// expect: safe
// executions: 2
// The attempt comes before or after the post; without one it says EAGAIN.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t gate;

static void *poster(void *unused) {
    sem_post(&gate);
    return unused;
}

static void *worker(void *unused) {
    int value = 7;
    if (sem_trywait(&gate) != 0) {
        assert(errno == EAGAIN);
    } else {
        sem_getvalue(&gate, &value);
        assert(value == 0);
    }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    sem_init(&gate, 0, 0);
    pthread_create(&threads[0], NULL, poster, NULL);
    pthread_create(&threads[1], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
