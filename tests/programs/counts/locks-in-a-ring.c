// expect: safe
// executions: 7
// classes: 7
// Three threads and three locks in a ring, each lock shared by two: 2^3 orders, of which one is a cycle.
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER, c = PTHREAD_MUTEX_INITIALIZER;

static void *one(void *unused) {
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    return unused;
}

static void *two(void *unused) {
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    pthread_mutex_lock(&c);
    pthread_mutex_unlock(&c);
    return unused;
}

static void *three(void *unused) {
    pthread_mutex_lock(&c);
    pthread_mutex_unlock(&c);
    pthread_mutex_lock(&a);
    pthread_mutex_unlock(&a);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    pthread_create(&threads[2], NULL, three, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
