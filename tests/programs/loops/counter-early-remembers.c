// expect: error assertion
// executions: 4
// Two threads that remember whether they ever failed: that is not in vain. Either comes first, and the other looked before or after that.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int count;
static int failures[2];

static void *add(void *mine) {
    int old = atomic_load(&count), failed = 0;
    while (!atomic_compare_exchange_strong(&count, &old, old + 1))
        failed++;
    *(int *)mine = failed;
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, add, &failures[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(failures[0] == 0); // ERROR assertion
    return 0;
}
