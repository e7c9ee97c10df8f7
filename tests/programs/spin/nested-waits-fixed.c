// expect: safe
// A loop that waits inside a loop that waits, inside a loop that tries again: whoever looks whether the outer round would fail comes to
// the inner loop, which does not end while nobody else goes on. There are two values that can be seen.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int lock, busy, seen;

static void *work(void *unused)
{
    for (;;) {
        while (atomic_load(&lock))
            while (atomic_load(&busy))
                ;
        if (!atomic_exchange(&lock, 1))
            break;
    }
    atomic_store(&seen, 2 + atomic_load(&busy));
    atomic_store(&lock, 0);
    return unused;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, work, NULL);
    atomic_store(&lock, 1);
    atomic_store(&busy, 1);
    atomic_store(&lock, 0);
    atomic_store(&busy, 0);
    pthread_join(thread, NULL);
    assert(atomic_load(&seen) == 2 || atomic_load(&seen) == 3);
    return 0;
}
