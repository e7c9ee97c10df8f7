// expect: bounded
// flags: --strategy fresh
// The value that is read never goes back, so nothing is found; that is no proof.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, seen;

static void *writer(void *unused)
{
    atomic_store(&x, 1);
    return unused;
}

static void *reader(void *unused)
{
    if (atomic_load(&x) == 1 && atomic_load(&x) == 0)
        atomic_store(&seen, 1);
    return unused;
}

int main(void)
{
    pthread_t w, r;
    pthread_create(&w, NULL, writer, NULL);
    pthread_create(&r, NULL, reader, NULL);
    pthread_join(w, NULL);
    pthread_join(r, NULL);
    assert(!seen);
    return 0;
}
