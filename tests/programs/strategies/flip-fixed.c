// expect: safe
// flags: --strategy flip --variant race
// The level is read once, so that it cannot change in between.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int ready, level;

static void *sets(void *unused)
{
    int wanted = tb_int("wanted");
    atomic_store(&ready, 1);
    if (wanted * 3 == 1431)
        atomic_store(&level, wanted);
    return unused;
}

static void *looks(void *unused)
{
    int now = atomic_load(&level);
    if (atomic_load(&ready) && now == 0)
        assert(now != 477);
    return unused;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, sets, NULL);
    pthread_create(&b, NULL, looks, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
