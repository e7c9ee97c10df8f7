// expect: safe
// executions: 2
// Two locks, always in the same order: the two critical sections on `a` go either way round.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void *both(void *unused) {
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, both, NULL);
    pthread_create(&two, NULL, both, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
