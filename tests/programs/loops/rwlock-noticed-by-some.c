// expect: error assertion
// flags: --strategy dpor
// The lock of rwlock-noticed.c. The reader that tries once does so in two ways, by what it has read just before: one of them looks whether there was enough,
// and notices a writer's attempt that is taken back in the end; the other does not look. That the second notices nothing says nothing of the first.
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

static void *tries(void *unused) {
    if (!atomic_load(&looks))
        atomic_fetch_sub(&left, 1);
    else if (atomic_fetch_sub(&left, 1) < 1)
        atomic_store(&failed, 1);
    atomic_fetch_add(&left, 1);
    return unused;
}

int main(void) {
    pthread_t writer, reader;
    take(1, 1);
    pthread_create(&writer, NULL, writes, NULL);
    pthread_create(&reader, NULL, tries, NULL);
    atomic_store(&looks, 0);
    int noticed = atomic_load(&failed);
    atomic_fetch_add(&left, 1);
    pthread_join(writer, NULL);
    pthread_join(reader, NULL);
    assert(!noticed); // ERROR assertion
    return 0;
}
