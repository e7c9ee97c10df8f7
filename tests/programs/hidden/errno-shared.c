// expect: unsupported
// A thread looks at the `errno` of another one, which the library writes without a step of its own.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t ready, empty, done;
static int *theirs;

static void *fails(void *unused) {
    errno = 0;
    theirs = &errno;
    sem_post(&ready);
    sem_trywait(&empty);
    sem_wait(&done);
    return unused;
}

int main(void) {
    pthread_t thread;
    sem_init(&ready, 0, 0);
    sem_init(&empty, 0, 0);
    sem_init(&done, 0, 0);
    pthread_create(&thread, NULL, fails, NULL);
    sem_wait(&ready);
    assert(*theirs == 0 || *theirs == EAGAIN);
    sem_post(&done);
    pthread_join(thread, NULL);
    return 0;
}
