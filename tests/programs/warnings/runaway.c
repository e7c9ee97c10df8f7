// expect: bounded
// warning: an execution still went on after 1064 visible steps, at
// flags: --workers 1 --executions 3
// Whoever sees that it is to go on goes on for ever, but does not wait for anything. The hunt leaves such an execution; the proof is ended by a
// bound before it comes there, and the report says where the execution was, since it may be one that never ends.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int on, count, last;

static void *start(void *unused) {
    atomic_store(&on, 1);
    return unused;
}

static void *finish(void *number) {
    atomic_store(&last, *(int *)number);
    return NULL;
}

int main(void) {
    pthread_t starting, finishing[3];
    int numbers[3] = { 1, 2, 3 };
    pthread_create(&starting, NULL, start, NULL);
    while (atomic_load(&on))
        atomic_fetch_add(&count, 1);
    for (int i = 0; i < 3; i++)
        pthread_create(&finishing[i], NULL, finish, &numbers[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(finishing[i], NULL);
    pthread_join(starting, NULL);
}
