// expect: safe
// flags: --strategy dpor
// The loop waits until two looks in a row differ: what it saw before decides what it waits for. If the writes come
// before the first look, it never ends; so it gives up when the writer says that it is done.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *writer(void *unused)
{
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int before = -1;
    for (;;) {
        int now = atomic_load(&x);
        if (now == 2 || (before >= 0 && now != before))
            break;
        before = now;
    }
    pthread_join(thread, NULL);
    return 0;
}
