// expect: safe
// executions: 3
// The ticket is called for at first, and taken back; the other half of the word is written meanwhile. Whoever waits sees both at
// their old values, the new half before the ticket is taken back, or both in the end.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
    _Atomic uint32_t whole;
    _Atomic uint16_t half[2];
} word = {0x10001};

static void *take_back(void *unused) {
    atomic_store(&word.half[1], 0);
    return unused;
}

static void *wait(void *unused) {
    uint32_t seen;
    do
        seen = atomic_load(&word.whole);
    while (seen >> 16 == 0);
    assert((seen & 0xffff) <= 2);
    return unused;
}

static void *write(void *unused) {
    atomic_store(&word.half[0], 2);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, take_back, NULL);
    pthread_create(&threads[1], NULL, wait, NULL);
    pthread_create(&threads[2], NULL, write, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[2], NULL);
    atomic_store(&word.half[1], 1);
    pthread_join(threads[1], NULL);
    return 0;
}
