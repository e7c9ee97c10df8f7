// Threads that never come to an end, with a number of executions that nobody can count.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turns[4];

static void *work(void *argument) {
    int me = (int)(long)argument;
    for (int i = 0; i >= 0; i = (i + 1) % 1000)
        atomic_fetch_add(&turns[(i + me) % 4], i);
    return 0;
}

int main(void) {
    pthread_t threads[6];
    for (long i = 0; i < 6; i++)
        pthread_create(&threads[i], 0, work, (void *)i);
    for (int i = 0; i < 6; i++)
        pthread_join(threads[i], 0);
    return 0;
}
