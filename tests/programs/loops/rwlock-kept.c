// expect: error endless-loop
// flags: --strategy dpor
// The lock of rwlock.c, and a writer that never gives back what it took: a reader goes round for ever. Natively it does so in the inner
// loop, also where the machine has it wait before its first attempt.
#include <pthread.h>
#include <stdatomic.h>
#define ALL 100

static atomic_int left = ALL;

static void take(int much, int least) {
    while (atomic_fetch_sub(&left, much) < least) { // ERROR endless-loop
        atomic_fetch_add(&left, much);
        while (atomic_load(&left) < least) // ERROR endless-loop
            ;
    }
}

static void *writes(void *unused) {
    take(ALL, ALL);
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
    pthread_join(reader, NULL); // ERROR endless-loop
    return 0;
}
