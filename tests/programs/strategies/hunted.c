// expect: error assertion
// hunted: assertion
// executions: 1
// flags: --executions 1
// The proof may see one execution only, but before it the hunt has found the failure.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, seen;

static void *writer(void *unused)
{
    atomic_store(&x, 1);
    atomic_store(&x, 0);
    return unused;
}

static void *reader(void *unused)
{
    if (atomic_load(&x) == 0 && atomic_load(&x) == 1)
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
    assert(!seen); // ERROR assertion
    return 0;
}
