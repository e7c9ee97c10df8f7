// expect: safe
// executions: 90
// Two threads put two numbers each into a queue, a third takes twice, maybe in vain; a lock protects it: 6! / (2!)^3.
#include <assert.h>
#include <pthread.h>

#define N 2

static int items[2 * N], head, tail, refused;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *put(void *unused) {
    for (int k = 0; k < N; k++) {
        pthread_mutex_lock(&lock);
        items[tail++] = k + 1;
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

static void *take(void *unused) {
    for (int k = 0; k < N; k++) {
        pthread_mutex_lock(&lock);
        if (head == tail)
            refused++;
        else
            assert(items[head++] != 0);
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, put, NULL);
    pthread_create(&threads[1], NULL, put, NULL);
    pthread_create(&threads[2], NULL, take, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(head + refused == N);
    return 0;
}
