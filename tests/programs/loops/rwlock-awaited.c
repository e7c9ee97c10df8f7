// expect: error assertion
// flags: --strategy dpor
// The lock of rwlock.c. Somebody waits until more than all is taken, which can be only while an attempt is under way: that is noticed.
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
    for (int i = 0; i < 2; i++)
        if (atomic_load(&left) < 0)
            atomic_store(&seen, 1);
    atomic_fetch_add(&left, ALL);
    return unused;
}

static void *reads(void *unused) {
    take(1, 1);
    atomic_fetch_add(&left, 1);
    return unused;
}

int main(void) {
    pthread_t writer, reader;
    pthread_create(&writer, NULL, writes, NULL);
    pthread_create(&reader, NULL, reads, NULL);
    pthread_join(writer, NULL);
    pthread_join(reader, NULL);
    assert(!seen); // ERROR assertion
    return 0;
}
