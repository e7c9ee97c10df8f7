// expect: error assertion, race
// flags: --strategy dpor
// Tries until there is one to take from a semaphore, of which there are two: two threads add at the same time.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#define N 3

static sem_t free_places;
static int count;

static void *adds(void *unused) {
    while (sem_trywait(&free_places) != 0)
        ;
    count++; // ERROR race
    sem_post(&free_places);
    return unused;
}

int main(void) {
    pthread_t threads[N];
    sem_init(&free_places, 0, 2);
    for (int i = 0; i < N; i++)
        pthread_create(&threads[i], NULL, adds, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(threads[i], NULL);
    assert(count == N); // ERROR assertion
    return 0;
}
