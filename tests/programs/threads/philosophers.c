// expect: error deadlock
// switches: 3
// Three philosophers, each with the left fork in hand.
#include <pthread.h>
#define SEATS 3

static pthread_mutex_t forks[SEATS] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int seats[SEATS] = {0, 1, 2};

static void *philosopher(void *seat) {
    int left = *(int *)seat, right = (left + 1) % SEATS;
    pthread_mutex_lock(&forks[left]);
    pthread_mutex_lock(&forks[right]); // ERROR deadlock
    pthread_mutex_unlock(&forks[right]);
    pthread_mutex_unlock(&forks[left]);
    return NULL;
}

int main(void) {
    pthread_t threads[SEATS];
    for (int i = 0; i < SEATS; i++)
        pthread_create(&threads[i], NULL, philosopher, &seats[i]);
    for (int i = 0; i < SEATS; i++)
        pthread_join(threads[i], NULL); // ERROR deadlock
    return 0;
}
