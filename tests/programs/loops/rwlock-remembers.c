// expect: error assertion
// flags: --strategy dpor
// The lock of rwlock.c, and a reader that remembers how much was left when it came in: that tells of attempts under way.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#define ALL 100

static atomic_int left = ALL;

static int take(int much, int least) {
    int prior;
    while ((prior = atomic_fetch_sub(&left, much)) < least) {
        atomic_fetch_add(&left, much);
        while (atomic_load(&left) < least)
            ;
    }
    return prior;
}

static void *writes(void *unused) {
    take(ALL - 1, ALL);
    atomic_fetch_add(&left, ALL - 1);
    return unused;
}

static void *reads(void *unused) {
    int prior = take(1, 1);
    assert(prior != ALL - 1 - (ALL - 1)); // cannot be: it would not have come in
    assert(prior == ALL || prior == ALL - 1); // ERROR assertion
    atomic_fetch_add(&left, 1);
    return unused;
}

int main(void) {
    pthread_t writer, one, two;
    pthread_create(&writer, NULL, writes, NULL);
    pthread_create(&one, NULL, reads, NULL);
    pthread_create(&two, NULL, reads, NULL);
    pthread_join(writer, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
