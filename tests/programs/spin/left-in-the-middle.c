// expect: error assertion
// flags: --strategy dpor
// The loop looks at two places. It is left by the second, though the first has what it waits for, if the writer comes
// between the two looks.
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
    int left_by;
    pthread_create(&thread, NULL, writer, NULL);
    for (;;) {
        if (atomic_load(&x)) {
            left_by = 1;
            break;
        }
        if (atomic_load(&y)) {
            left_by = 2;
            break;
        }
    }
    assert(left_by == 1); // ERROR assertion
    pthread_join(thread, NULL);
    return 0;
}
