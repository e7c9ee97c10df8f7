// expect: error assertion
// flags: --strategy dpor
// Who had to try twice finds it in errno.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t free_places;
static int count;

static void *adds(void *unused) {
    errno = 0;
    while (sem_trywait(&free_places) != 0)
        ;
    assert(errno == 0); // ERROR assertion
    count++;
    sem_post(&free_places);
    return unused;
}

int main(void) {
    pthread_t one, two;
    sem_init(&free_places, 0, 1);
    pthread_create(&one, NULL, adds, NULL);
    pthread_create(&two, NULL, adds, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(count == 2);
    return 0;
}
