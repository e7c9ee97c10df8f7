// expect: unreachable
// at: place
// Half of a way can be gone by one thread, half by the other, but nobody goes all of it: only the first to add finds zero, and it does not add
// again.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int step, place;

static void *work(void *unused)
{
    int mine = 0;
    if (atomic_fetch_add(&step, 1) == 0)
        mine = 1;
    if (atomic_load(&step) == 2 && mine == 0 && atomic_fetch_add(&step, 1) == 0)
        atomic_store(&place, 1); // AT place
    return unused;
}

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, NULL, work, NULL);
    pthread_create(&other, NULL, work, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    return 0;
}
