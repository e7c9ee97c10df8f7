// expect: error endless-loop
// Each of two threads holds a lock and tries to take the other's until it can: neither ever can.
#include <pthread.h>

static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER, two = PTHREAD_MUTEX_INITIALIZER;

static void *one_first(void *unused) {
    pthread_mutex_lock(&one);
    while (pthread_mutex_trylock(&two)) // ERROR endless-loop
        ;
    pthread_mutex_unlock(&two);
    pthread_mutex_unlock(&one);
    return unused;
}

static void *two_first(void *unused) {
    pthread_mutex_lock(&two);
    while (pthread_mutex_trylock(&one)) // ERROR endless-loop
        ;
    pthread_mutex_unlock(&one);
    pthread_mutex_unlock(&two);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, one_first, NULL);
    pthread_create(&threads[1], NULL, two_first, NULL);
    pthread_join(threads[0], NULL); // ERROR endless-loop
    pthread_join(threads[1], NULL); // ERROR endless-loop
    return 0;
}
