// expect: safe
// executions: 4
// A loop that looks at most three times, and keeps on its stack how often it did: no round is in vain. The store comes before
// the first, the second or the third look, or after all of them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;

static void *looks(void *unused) {
    int marks[3] = {0};
    while (!marks[2] && !atomic_load(&flag))
        marks[marks[0] + marks[1]] = 1;
    assert(marks[0] >= marks[1] && marks[1] >= marks[2]);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, looks, NULL);
    atomic_store(&flag, 1);
    pthread_join(thread, NULL);
    return 0;
}
