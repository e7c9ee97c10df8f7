// expect: error assertion
// flags: --strategy dpor
// The lock of rwlock-noticed.c. Whether the reader that tries once looks at what it got depends on its argument, and that on what its creator has read: of
// readers that have done nothing yet, one notices a writer's attempt, and another does not.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#define ALL 100

static atomic_int left = ALL, failed, looks = 1;

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

static void *tries(void *how) {
    if (how)
        atomic_fetch_sub(&left, 1);
    else if (atomic_fetch_sub(&left, 1) < 1)
        atomic_store(&failed, 1);
    atomic_fetch_add(&left, 1);
    return how;
}

static void *sets(void *unused) {
    atomic_store(&looks, 0);
    return unused;
}

int main(void) {
    pthread_t writer, reader, setter;
    pthread_create(&setter, NULL, sets, NULL);
    take(1, 1);
    pthread_create(&writer, NULL, writes, NULL);
    pthread_create(&reader, NULL, tries, atomic_load(&looks) ? &left : NULL);
    int noticed = atomic_load(&failed);
    atomic_fetch_add(&left, 1);
    pthread_join(setter, NULL);
    pthread_join(writer, NULL);
    pthread_join(reader, NULL);
    assert(!noticed); // ERROR assertion
    return 0;
}
