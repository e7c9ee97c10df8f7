// expect: reached
// at: both, seen
// Two accesses on one line: who is between them is still at this line.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int a, b;

static void *set(void *unused)
{
    atomic_store(&a, 1), atomic_store(&b, 1); // AT both
    return unused;
}

static void *look(void *unused)
{
    if (atomic_load(&a) == 1 && atomic_load(&b) == 0)
        atomic_store(&a, 2); // AT seen
    return unused;
}

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, NULL, set, NULL);
    pthread_create(&other, NULL, look, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    return 0;
}
