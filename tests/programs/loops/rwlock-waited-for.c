// expect: error assertion, endless-loop
// flags: --strategy dpor
// The lock of rwlock.c, and somebody who waits until less than nothing is left. That is so only while an attempt is under way that fails: whoever waits
// for it notices it, and waits for ever if there is none.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#define ALL 100

static atomic_int left = ALL, seen;

static void take(int much, int least) {
    while (atomic_fetch_sub(&left, much) < least) {
        atomic_fetch_add(&left, much);
        while (atomic_load(&left) < least)
            ;
    }
}

static void *writes(void *unused) {
    take(ALL, ALL);
    atomic_fetch_add(&left, ALL);
    return unused;
}

static void *reads(void *unused) {
    take(1, 1);
    atomic_fetch_add(&left, 1);
    return unused;
}

static void *watches(void *unused) {
    while (atomic_load(&left) >= 0) // ERROR endless-loop
        ;
    atomic_store(&seen, 1);
    return unused;
}

int main(void) {
    pthread_t writer, reader, watcher;
    pthread_create(&writer, NULL, writes, NULL);
    pthread_create(&reader, NULL, reads, NULL);
    pthread_create(&watcher, NULL, watches, NULL);
    pthread_join(writer, NULL);
    pthread_join(reader, NULL);
    pthread_join(watcher, NULL); // ERROR endless-loop
    assert(!seen); // ERROR assertion
    return 0;
}
