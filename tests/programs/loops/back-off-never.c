// expect: error endless-loop
// flags: --strategy dpor
// The same with somebody who takes the second lock and keeps it: the other goes round for ever.
#include <pthread.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER, right = PTHREAD_MUTEX_INITIALIZER;

static void *takes_both(void *unused) {
    for (;;) {
        pthread_mutex_lock(&left); // ERROR endless-loop
        if (pthread_mutex_trylock(&right) == 0) // ERROR endless-loop
            break;
        pthread_mutex_unlock(&left); // ERROR endless-loop
    }
    pthread_mutex_unlock(&right);
    pthread_mutex_unlock(&left);
    return unused;
}

static void *keeps(void *unused) {
    pthread_mutex_lock(&right);
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, takes_both, NULL);
    pthread_create(&two, NULL, keeps, NULL);
    pthread_join(one, NULL); // ERROR endless-loop
    pthread_join(two, NULL); // ERROR endless-loop
    return 0;
}
