// expect: safe
// executions: 24
// classes: 24
// Four critical sections on one lock: who comes first is an order that counts, 4!, even if nobody reads what they write.
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *one(void *unused) {
    pthread_mutex_lock(&lock);
    x = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *two(void *unused) {
    pthread_mutex_lock(&lock);
    x = 2;
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *three(void *unused) {
    pthread_mutex_lock(&lock);
    x = 3;
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *four(void *unused) {
    pthread_mutex_lock(&lock);
    x = 4;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, one, NULL);
    pthread_create(&threads[1], NULL, two, NULL);
    pthread_create(&threads[2], NULL, three, NULL);
    pthread_create(&threads[3], NULL, four, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
