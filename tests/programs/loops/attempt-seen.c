// expect: error assertion
// flags: --strategy dpor
// A writer takes all of a number that a reader has a part of, fails, and puts it back. Somebody who looks in between sees it: that round is not in
// vain, though memory is as it was when it ends, and nothing goes on without the writer.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#define ALL 100
#ifndef LOWEST
#define LOWEST 0
#endif

static atomic_int left = ALL, seen;

static void *writes(void *unused) {
    while (atomic_fetch_sub(&left, ALL) < ALL) {
        atomic_fetch_add(&left, ALL);
    }
    atomic_fetch_add(&left, ALL);
    return unused;
}

static void *looks(void *unused) {
    if (atomic_load(&left) < LOWEST)
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
