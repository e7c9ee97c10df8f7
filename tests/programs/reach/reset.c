// expect: reached
// at: twenty
// driven: 8/7
// A counter that six threads enlarge has to come to six, and a seventh resets it to zero where it may. The reset is not in the way, nor is it needed.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *add(void *unused)
{
    atomic_fetch_add(&counter, 1);
    return unused;
}

static void *reset(void *unused)
{
    atomic_store(&counter, 0);
    return unused;
}

static void *looks(void *unused)
{
    if (atomic_load(&counter) == 6)
        atomic_store(&counter, 100); // AT twenty
    return unused;
}

int main(void)
{
    pthread_t threads[8];
    pthread_create(&threads[0], NULL, looks, NULL);
    pthread_create(&threads[1], NULL, reset, NULL);
    for (int i = 2; i < 8; i++)
        pthread_create(&threads[i], NULL, add, NULL);
    for (int i = 0; i < 8; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
