// expect: safe
// executions: 15
// flags: --strategy dpor --symmetry auto
// Three threads with two critical sections each: 6! / (2! 2! 2!) = 90 orders. Which of the threads comes first, and which second, makes no
// difference: a sixth of them.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *work(void *unused) {
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&mutex);
        count++;
        pthread_mutex_unlock(&mutex);
    }
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(count == 6);
    return 0;
}
