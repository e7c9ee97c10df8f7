// expect: reached
// at: right
// Two definitions in an order: a is a copy of b, which is right only for a moment.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int a, b;

static void *copies(void *unused)
{
    atomic_store(&a, atomic_load(&b));
    return unused;
}

static void *writes(void *unused)
{
    atomic_store(&b, 5);
    atomic_store(&b, 6);
    return unused;
}

static void *looks(void *unused)
{
    if (atomic_load(&a) == 5)
        atomic_store(&a, 0); // AT right
    return unused;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, looks, NULL);
    pthread_create(&threads[1], NULL, copies, NULL);
    pthread_create(&threads[2], NULL, writes, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
