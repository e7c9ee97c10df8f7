// expect: error assertion
// flags: --strategy dpor
// One look in the code goes over several places: the loop can be left by the second place although the first was set
// before it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flags[2];

static void *writer(void *unused)
{
    atomic_store(&flags[0], 1);
    atomic_store(&flags[1], 1);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, writer, NULL);
    int found = -1;
    while (found < 0)
        for (int i = 0; i < 2; i++)
            if (atomic_load(&flags[i])) {
                found = i;
                break;
            }
    assert(found == 0); // ERROR assertion
    pthread_join(thread, NULL);
    return 0;
}
