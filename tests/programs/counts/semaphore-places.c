// expect: safe
// executions: 6
// A wait that never has to wait, among the posts of two other threads, which commute: before, between or after the
// first one's two, and before or after the second one's: 3 * 2.
#include <pthread.h>
#include <semaphore.h>

static sem_t semaphore;

static void *twice(void *unused) {
    sem_post(&semaphore);
    sem_post(&semaphore);
    return unused;
}

static void *once(void *unused) {
    sem_post(&semaphore);
    return unused;
}

static void *waiter(void *unused) {
    sem_wait(&semaphore);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    sem_init(&semaphore, 0, 1);
    pthread_create(&threads[0], NULL, twice, NULL);
    pthread_create(&threads[1], NULL, once, NULL);
    pthread_create(&threads[2], NULL, waiter, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
