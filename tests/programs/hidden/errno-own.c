// expect: safe
// Each thread looks at its own `errno`.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t ready, empty;

static void *fails(void *unused) {
    errno = 0;
    sem_post(&ready);
    assert(sem_trywait(&empty) == -1 && errno == EAGAIN);
    return unused;
}

int main(void) {
    pthread_t thread;
    errno = 0;
    sem_init(&ready, 0, 0);
    sem_init(&empty, 0, 0);
    pthread_create(&thread, NULL, fails, NULL);
    sem_wait(&ready);
    assert(errno == 0);
    pthread_join(thread, NULL);
    return 0;
}
