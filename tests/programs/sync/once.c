// expect: safe
// executions: 3
// One of three does it, in 3 ways; the other two only look, and that they do in any order.
#include <assert.h>
#include <pthread.h>

static pthread_once_t control = PTHREAD_ONCE_INIT;
static int times;

static void initialise(void) {
    times++;
}

static void *worker(void *unused) {
    pthread_once(&control, initialise);
    assert(times == 1);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
