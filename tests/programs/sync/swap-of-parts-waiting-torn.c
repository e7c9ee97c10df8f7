// expect: error assertion
// flags: --strategy dpor
// A loop that waits with a compare-and-swap of a word whose halves others access alone. Where the store to one half makes the
// swap fail, it must still come before and after the load of the other: only so it is found that it succeeds in between.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static uint32_t word = 0x70003;
static int taken, high;

static void *swap(void *unused) {
    uint32_t expected;
    int done;
    do {
        expected = 0;
        done = __atomic_compare_exchange_n(&word, &expected, 0x10001, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    } while (!done && expected == 0x70003);
    taken = done;
    return unused;
}

static void *store(void *unused) {
    __atomic_store_n((uint16_t *)&word, 2, __ATOMIC_SEQ_CST);
    return unused;
}

static void *load(void *unused) {
    high = __atomic_load_n((uint16_t *)&word + 1, __ATOMIC_SEQ_CST);
    return unused;
}

static void *clear(void *unused) {
    __atomic_store_n(&word, 0, __ATOMIC_SEQ_CST);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, store, NULL);
    pthread_create(&threads[1], NULL, swap, NULL);
    pthread_create(&threads[2], NULL, load, NULL);
    pthread_create(&threads[3], NULL, clear, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    assert(!(taken && high == 0 && word == 0x10002)); // ERROR assertion
    return 0;
}
