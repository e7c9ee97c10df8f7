// expect: unreachable
// at: one, other
// Two places that one thread comes to one after the other, and no other thread comes to either.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *work(void *unused)
{
    atomic_fetch_add(&x, 1); // AT one
    atomic_fetch_add(&x, 2); // AT other
    return unused;
}

static void *idle(void *unused)
{
    atomic_fetch_add(&x, 4);
    return unused;
}

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, NULL, work, NULL);
    pthread_create(&other, NULL, idle, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    return 0;
}
