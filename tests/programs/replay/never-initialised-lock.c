// expect: error misuse
// The same of a read-write lock: the library waits for ever.
#include <pthread.h>
#include <stdlib.h>

static void *worker(void *unused) {
    (void)unused;
    pthread_rwlock_t *lock = malloc(sizeof *lock);
    if (!lock)
        return 0;
    pthread_rwlock_wrlock(lock); // ERROR misuse
    pthread_rwlock_unlock(lock);
    free(lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}
