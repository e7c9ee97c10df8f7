// expect: error assertion
// flags: --strategy dpor
// The same lock, and a reader that tries once and gives up. While another reader is inside, it can fail only because of a writer's attempt, which is
// taken back in the end: such a round is not in vain, others notice it. All come to their end after that, and only then it is told.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#define ALL 100

static atomic_int left = ALL, failed;

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

static void *tries(void *unused) {
    if (atomic_fetch_sub(&left, 1) < 1)
        atomic_store(&failed, 1);
    atomic_fetch_add(&left, 1);
    return unused;
}

int main(void) {
    pthread_t writer, reader;
    take(1, 1);
    pthread_create(&writer, NULL, writes, NULL);
    pthread_create(&reader, NULL, tries, NULL);
    int noticed = atomic_load(&failed);
    atomic_fetch_add(&left, 1);
    pthread_join(writer, NULL);
    pthread_join(reader, NULL);
    assert(!noticed); // ERROR assertion
    return 0;
}
