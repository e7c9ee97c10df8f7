// expect: error deadlock
// switches: 2
// threads: 3
// Two locks, taken in opposite orders.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void *forth(void *unused) {
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b); // ERROR deadlock
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return unused;
}

static void *back(void *unused) {
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a); // ERROR deadlock
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, forth, NULL);
    pthread_create(&two, NULL, back, NULL);
    pthread_join(one, NULL); // ERROR deadlock
    pthread_join(two, NULL);
    return 0;
}
