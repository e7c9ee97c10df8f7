// expect: safe
// executions: 18
// classes: 7
// Two threads write a half of a word each, a third the whole, and a fourth reads the whole. The third writes before or after the
// fourth reads, and each half is written at one of 3 moments: 2 * 9. By where they are read from, each half has 3
// sources, but not one half from the beginning and the other from the third: 9 - 2.
#include <pthread.h>
#include <stdint.h>
#include <string.h>

static union {
    uint32_t whole;
    uint16_t half[2];
} x;

static void *low(void *unused) {
    __atomic_store_n(&x.half[0], 1, __ATOMIC_SEQ_CST);
    return unused;
}

static void *high(void *unused) {
    __atomic_store_n(&x.half[1], 1, __ATOMIC_SEQ_CST);
    return unused;
}

static void *both(void *unused) {
    __atomic_store_n(&x.whole, 0x20002, __ATOMIC_SEQ_CST);
    return unused;
}

static void *reader(void *unused) {
    (void)__atomic_load_n(&x.whole, __ATOMIC_SEQ_CST);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    pthread_create(&threads[0], NULL, low, NULL);
    pthread_create(&threads[1], NULL, high, NULL);
    pthread_create(&threads[2], NULL, both, NULL);
    pthread_create(&threads[3], NULL, reader, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
