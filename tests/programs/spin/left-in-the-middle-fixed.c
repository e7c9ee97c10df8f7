// expect: safe
// executions: 2
// flags: --strategy dpor
// As `left-in-the-middle.c`, with both ways out allowed: the first look sees 1; or it sees 0 and the second sees 1.
// That both see 0 and the loop goes round is no execution of its own: it is one that looks later.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *writer(void *unused)
{
    atomic_store(&x, 1);
    atomic_store(&y, 1);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    while (!atomic_load(&x) && !atomic_load(&y)) {
    }
    assert(atomic_load(&x));
    pthread_join(thread, NULL);
    return 0;
}
