// expect: error assertion
// flags: --strategy flip
// One value of an input, and one order of two threads: the condition is negated, and the race is flipped.
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
    if (atomic_load(&ready) && atomic_load(&level) == 0)
        assert(atomic_load(&level) != 477); // ERROR assertion
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
