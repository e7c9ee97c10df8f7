// expect: safe
// slice: 21 = 21
// slice-with-waits: 21 = 12, 17, 18, 20, 21
// What is behind a wait comes only if somebody ends the wait.
#include <pthread.h>
#include <semaphore.h>
static sem_t gate;
static volatile int passed;

static void *thread(void *argument) {
    (void)argument;
    sem_post(&gate);
    return 0;
}

int main(void) {
    sem_init(&gate, 0, 0);
    pthread_t t; pthread_create(&t, NULL, thread, NULL);
    // Until it is posted.
    sem_wait(&gate);
    passed = 1;
    pthread_join(t, NULL);
    return 0;
}
