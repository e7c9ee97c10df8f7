// expect: error assertion
// executions: 3
// flags: --strategy dpor
// The ticket is called for at first, and taken back; the other half of the word is written meanwhile. Whoever waits for the ticket
// sees the old half only before both of them, since before one of the two alone it waits.
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
    assert((seen & 0xffff) != 1); // ERROR assertion
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
