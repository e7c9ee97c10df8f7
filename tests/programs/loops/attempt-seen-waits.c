// expect: error assertion
// flags: --strategy dpor
// An attempt that is taken back and was seen, where the writer waits before it tries again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#define ALL 100

static atomic_int left = ALL, seen;

static void *writes(void *unused) {
    while (atomic_fetch_sub(&left, ALL) < ALL) {
        atomic_fetch_add(&left, ALL);
        while (atomic_load(&left) < ALL)
            ;
    }
    atomic_fetch_add(&left, ALL);
    return unused;
}

static void *looks(void *unused) {
    if (atomic_load(&left) < 0)
        atomic_store(&seen, 1);
    return unused;
}

int main(void) {
    pthread_t writer, watcher;
    atomic_fetch_sub(&left, 1);
    pthread_create(&writer, NULL, writes, NULL);
    pthread_create(&watcher, NULL, looks, NULL);
    pthread_join(watcher, NULL);
    atomic_fetch_add(&left, 1);
    pthread_join(writer, NULL);
    assert(!atomic_load(&seen)); // ERROR assertion
    return 0;
}
