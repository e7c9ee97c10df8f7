// expect: error misuse
// flags: --entry twice
// A parameter that is a mutex is a fresh one: it cannot be given back before it was taken.
#include <pthread.h>

void twice(pthread_mutex_t *lock) {
    pthread_mutex_lock(lock);
    pthread_mutex_unlock(lock);
#ifndef FIXED
    pthread_mutex_unlock(lock); // ERROR misuse
#endif
}
