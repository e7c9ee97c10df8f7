// expect: safe
// executions: 1
// Joined once, with its result.
#include <assert.h>
#include <pthread.h>

static int answer = 42;

static void *worker(void *unused) { (void)unused; return &answer; }

int main(void) {
    pthread_t t;
    void *result;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, &result);
    assert(*(int *)result == 42);
    return 0;
}
