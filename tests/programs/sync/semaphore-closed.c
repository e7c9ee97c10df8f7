// expect: error misuse
// A semaphore is closed while another thread destroys it.
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

static sem_t *semaphore;
static int elsewhere;

static void *destroys(void *unused) {
    sem_destroy(semaphore);
    return unused;
}

int main(void) {
    pthread_t thread;
    semaphore = sem_open("/semaphore", O_CREAT, 0600, 1);
    pthread_create(&thread, NULL, destroys, NULL);
    __atomic_store_n(&elsewhere, 1, __ATOMIC_SEQ_CST);
    sem_close(semaphore); // ERROR misuse
    pthread_join(thread, NULL);
    return 0;
}
