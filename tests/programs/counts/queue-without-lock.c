// expect: safe
// executions: 20
// One producer, one consumer and no lock: three times the end of the queue is moved, three times it is looked at, and only
// that conflicts, since an item is taken after the move that put it there was seen: C(6, 3).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define N 3

static int items[N];
static atomic_int tail;

static void *put(void *unused) {
    for (int k = 0; k < N; k++) {
        items[k] = k + 1;
        atomic_store_explicit(&tail, k + 1, memory_order_release);
    }
    return unused;
}

static void *take(void *unused) {
    int head = 0;
    for (int k = 0; k < N; k++)
        if (atomic_load_explicit(&tail, memory_order_acquire) > head) {
            assert(items[head] == head + 1);
            head++;
        }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, put, NULL);
    pthread_create(&threads[1], NULL, take, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    return 0;
}
