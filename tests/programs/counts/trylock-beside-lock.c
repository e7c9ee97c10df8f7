// expect: safe
// executions: 3
// One thread tries, the other locks: the try comes before, during or after.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *tries(void *unused) {
    if (pthread_mutex_trylock(&m) == 0)
        pthread_mutex_unlock(&m);
    return unused;
}

static void *locks(void *unused) {
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, tries, NULL);
    pthread_create(&threads[1], NULL, locks, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
