// expect: safe
// Two names for one semaphore, and a name that is gone.
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

static int value;

static void *producer(void *unused) {
    sem_t *gate = sem_open("/gate", O_CREAT, 0600, 0);
    value = 1;
    sem_post(gate);
    return unused;
}

int main(void) {
    pthread_t thread;
    sem_t *gate = sem_open("/gate", O_CREAT, 0600, 0);
    assert(gate != SEM_FAILED);
    assert(sem_open("/gate", O_CREAT | O_EXCL, 0600, 0) == SEM_FAILED && errno == EEXIST);
    pthread_create(&thread, NULL, producer, NULL);
    sem_wait(gate);
    assert(value == 1);
    pthread_join(thread, NULL);
    sem_close(gate);
    assert(sem_unlink("/gate") == 0);
    assert(sem_open("/gate", 0) == SEM_FAILED && errno == ENOENT);
    return 0;
}
