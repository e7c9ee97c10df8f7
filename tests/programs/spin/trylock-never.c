// expect: error endless-loop
// The lock that a thread tries to take is never given back.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *tries(void *unused) {
    while (pthread_mutex_trylock(&lock)) // ERROR endless-loop
        ;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_mutex_lock(&lock);
    pthread_create(&thread, NULL, tries, NULL);
    pthread_join(thread, NULL); // ERROR endless-loop
    pthread_mutex_unlock(&lock);
    return 0;
}
