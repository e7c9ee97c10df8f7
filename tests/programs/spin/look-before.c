// expect: safe
// executions: 6
// flags: --strategy dpor
// The first look stands before the loop, and what it saw is forgotten by the time of the next: a round that fails makes no
// difference, whatever it saw. So the first look sees one of the writes 1 to 4 or none, and then the loop waits for 5; or the
// first look sees 5 at once. Six executions.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stage;

static void *writer(void *unused) {
    for (int i = 1; i <= 5; i++)
        atomic_store(&stage, i);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int seen = atomic_load(&stage);
    while (seen != 5)
        seen = atomic_load(&stage);
    pthread_join(thread, NULL);
    return 0;
}
