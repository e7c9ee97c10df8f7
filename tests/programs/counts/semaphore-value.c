// expect: safe
// executions: 6
// A look at the value of a semaphore, among the posts of two other threads, which commute: before, between or after the
// first one's two, and before or after the second one's: 3 * 2.
#include <assert.h>
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

int main(void) {
    pthread_t first, second;
    int value;
    sem_init(&semaphore, 0, 0);
    pthread_create(&first, NULL, twice, NULL);
    pthread_create(&second, NULL, once, NULL);
    sem_getvalue(&semaphore, &value);
    assert(value >= 0 && value <= 3);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    sem_getvalue(&semaphore, &value);
    assert(value == 3);
    return 0;
}
