// expect: bounded
// executions: 20
// flags: --strategy delay --executions 20
// There are schedules with more delays than twenty executions come to.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *child(void *unused)
{
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, child, NULL);
    atomic_store(&y, 1);
    atomic_store(&y, 2);
    pthread_join(thread, NULL);
    return 0;
}
