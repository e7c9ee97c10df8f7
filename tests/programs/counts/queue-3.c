// expect: safe
// executions: 20
// One thread puts three numbers into a queue, another takes three times, maybe in vain; a lock protects it: C(6, 3).
#include <assert.h>
#include <pthread.h>

#define N 3

static int items[N], head, tail, refused;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *put(void *unused) {
    for (int k = 0; k < N; k++) {
        pthread_mutex_lock(&lock);
        items[tail++] = k;
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

static void *take(void *unused) {
    for (int k = 0; k < N; k++) {
        pthread_mutex_lock(&lock);
        if (head == tail) {
            refused++;
        } else {
            assert(items[head] == head);
            head++;
        }
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, put, NULL);
    pthread_create(&threads[1], NULL, take, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    assert(head + refused == N);
    return 0;
}
