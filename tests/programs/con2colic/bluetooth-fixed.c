// expect: safe
// flags: --strategy interference
// A driver as in the literature: requests count themselves in unless the driver stops, and whoever stops it waits for none, but looks
// whether any is left. A request counts itself in first, and then looks whether the driver stops.
#define FIXED
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int pending = 1, stopping, event, stopped;

static int enter(void)
{
#ifdef FIXED
    atomic_fetch_add(&pending, 1);
    if (atomic_load(&stopping)) {
        if (atomic_fetch_sub(&pending, 1) == 1)
            atomic_store(&event, 1);
        return -1;
    }
#else
    if (atomic_load(&stopping))
        return -1;
    atomic_fetch_add(&pending, 1);
#endif
    return 0;
}

static void leave(void)
{
    if (atomic_fetch_sub(&pending, 1) == 1)
        atomic_store(&event, 1);
}

static void *requests(void *unused)
{
    int wanted = tb_int("wanted");
    if (wanted <= 0)
        return unused;
    if (enter() == 0) {
        assert(!atomic_load(&stopped));
        leave();
    }
    return unused;
}

static void *stops(void *unused)
{
    int really = tb_int("really");
    if (really == 0)
        return unused;
    atomic_store(&stopping, 1);
    leave();
    if (atomic_load(&event))
        atomic_store(&stopped, 1);
    return unused;
}

int main(void)
{
    pthread_t one, other;
    pthread_create(&one, NULL, requests, NULL);
    pthread_create(&other, NULL, stops, NULL);
    return 0;
}
