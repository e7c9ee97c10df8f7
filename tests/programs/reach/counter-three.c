// expect: unreachable
// at: twenty
// A counter that seven threads enlarge by three is never 20.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int counter;

static void *add(void *unused)
{
    atomic_fetch_add(&counter, 3);
    return unused;
}

int main(void)
{
    pthread_t threads[7];
    for (int i = 0; i < 7; i++)
        pthread_create(&threads[i], NULL, add, NULL);
    if (atomic_load(&counter) == 20)
        atomic_store(&counter, 0); // AT twenty
    for (int i = 0; i < 7; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
