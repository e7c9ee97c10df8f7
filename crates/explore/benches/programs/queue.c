// One thread puts N numbers into a queue, another takes as many out; a lock protects it.
#include <pthread.h>

static int items[N + 1], head, tail, refused;
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
        if (head == tail)
            refused++;
        else
            head++;
        pthread_mutex_unlock(&lock);
    }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, put, NULL);
    pthread_create(&threads[1], NULL, take, NULL);
    for (int k = 0; k < 2; k++)
        pthread_join(threads[k], NULL);
    return head + refused == N ? 0 : 1;
}
