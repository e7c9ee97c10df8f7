// expect: safe
// executions: 4
// A compare-and-swap of a word whose halves others access alone: the store to one half decides whether it writes the other.
// It counts as a write in any case: before or after the store, and before or after the load, 2 * 2.
#include <pthread.h>
#include <stdint.h>

static uint32_t word;

static void *swap(void *unused) {
    uint32_t expected = 0;
    __atomic_compare_exchange_n(&word, &expected, 0x10001, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return unused;
}

static void *store(void *unused) {
    __atomic_store_n((uint16_t *)&word, 2, __ATOMIC_SEQ_CST);
    return unused;
}

static void *load(void *unused) {
    return __atomic_load_n((uint16_t *)&word + 1, __ATOMIC_SEQ_CST) ? &word : unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, swap, NULL);
    pthread_create(&threads[1], NULL, store, NULL);
    pthread_create(&threads[2], NULL, load, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
