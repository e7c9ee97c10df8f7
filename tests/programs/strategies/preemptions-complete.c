// expect: safe
// flags: --preemptions 0
// A thread that is waited for at once leaves nothing to preempt: without any preemption all has been seen.
#include <pthread.h>

static int x;

static void *child(void *unused)
{
    x++;
    return unused;
}

int main(void)
{
    for (int i = 0; i < 3; i++) {
        pthread_t thread;
        pthread_create(&thread, NULL, child, NULL);
        pthread_join(thread, NULL);
    }
    return x == 3 ? 0 : 1;
}
