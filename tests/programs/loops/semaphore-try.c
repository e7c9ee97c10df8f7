// expect: safe
// executions: 6
// flags: --strategy dpor
// Tries until there is one to take from a semaphore: as good as to wait for it. Three threads, one after the other.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#define N 3

static sem_t free_places;
static int count;

static void *adds(void *unused) {
    while (sem_trywait(&free_places) != 0)
        ;
    count++;
    sem_post(&free_places);
    return unused;
}

int main(void) {
    pthread_t threads[N];
    sem_init(&free_places, 0, 1);
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, adds, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(count == N);
    return 0;
}
