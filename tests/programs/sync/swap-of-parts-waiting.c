// expect: safe
// executions: 12
// A loop that waits with a compare-and-swap of a word whose halves others access alone. However it ends, it counts as a write.
// It ends after the store or after the word is cleared: in 16 of 24 orders. The store and the load commute where they
// are next to each other, as in 8 of these: 16 - 4.
#include <pthread.h>
#include <stdint.h>

static uint32_t word = 3;

static void *swap(void *unused) {
    uint32_t expected;
    int done;
    do {
        expected = 0;
        done = __atomic_compare_exchange_n(&word, &expected, 0x10001, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    } while (!done && expected == 3);
    return unused;
}

static void *store(void *unused) {
    __atomic_store_n((uint16_t *)&word, 2, __ATOMIC_SEQ_CST);
    return unused;
}

static void *load(void *unused) {
    return __atomic_load_n((uint16_t *)&word + 1, __ATOMIC_SEQ_CST) ? &word : unused;
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
    return 0;
}
