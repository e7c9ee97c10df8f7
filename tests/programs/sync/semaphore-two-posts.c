// expect: safe
// executions: 3
// The wait comes after both posts, after the first alone, or after the second alone.
#include <pthread.h>
#include <semaphore.h>

static sem_t s;

static void *poster(void *unused) {
    sem_post(&s);
    return unused;
}

static void *waiter(void *unused) {
    sem_wait(&s);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    sem_init(&s, 0, 0);
    pthread_create(&threads[0], NULL, poster, NULL);
    pthread_create(&threads[1], NULL, poster, NULL);
    pthread_create(&threads[2], NULL, waiter, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
