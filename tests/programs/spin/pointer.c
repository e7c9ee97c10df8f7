// expect: safe
// executions: 1
// A loop that waits for a pointer: it looks at memory as integers, and keeps what it saw in a local.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int data;
static _Atomic(int *) message;

static void *reader(void *unused)
{
    int *seen;
    while ((seen = atomic_load_explicit(&message, memory_order_acquire)) == NULL) {
    }
    return *seen == 1 ? unused : NULL;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, reader, NULL);
    data = 1;
    atomic_store_explicit(&message, &data, memory_order_release);
    pthread_join(thread, NULL);
    return 0;
}
