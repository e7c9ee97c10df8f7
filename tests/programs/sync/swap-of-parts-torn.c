// expect: error assertion
// A compare-and-swap of a word whose halves others access alone: both loads see it only if the store has not made it fail,
// and the assertion fails only if the swap comes between the loads.
#include <assert.h>
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
    uint16_t high = __atomic_load_n((uint16_t *)&word + 1, __ATOMIC_SEQ_CST);
    uint16_t low = __atomic_load_n((uint16_t *)&word, __ATOMIC_SEQ_CST);
    assert(high == 1 || low != 1); // ERROR assertion
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, load, NULL);
    pthread_create(&threads[1], NULL, store, NULL);
    pthread_create(&threads[2], NULL, swap, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
