// expect: safe
// A relaxed update by another thread goes on with the release before it.
// If the update comes first, the store overwrites it, and nobody sees 2.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int state;

static void *head(void *unused)
{
    data = 7;
    atomic_store_explicit(&state, 1, memory_order_release);
    return NULL;
}

static void *middle(void *unused)
{
    atomic_fetch_add_explicit(&state, 1, memory_order_relaxed);
    return NULL;
}

static void *reader(void *unused)
{
    if (atomic_load_explicit(&state, memory_order_acquire) == 2)
        assert(data == 7);
    return NULL;
}

int main(void)
{
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, head, NULL);
    pthread_create(&threads[1], NULL, middle, NULL);
    pthread_create(&threads[2], NULL, reader, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
