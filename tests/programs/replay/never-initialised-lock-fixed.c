// expect: safe
// Initialised.
#include <pthread.h>
#include <stdlib.h>

static void *worker(void *unused) {
    (void)unused;
    pthread_rwlock_t *lock = malloc(sizeof *lock);
    if (!lock)
        return 0;
    pthread_rwlock_init(lock, 0);
    pthread_rwlock_wrlock(lock);
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
