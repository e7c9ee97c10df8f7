// expect: safe
// Every read-modify-write that C has: exchange, sums, bits, minima and maxima, of all widths and signs.
#include <stdio.h>

int main(void) {
    int i = 5;
    unsigned u = 5;
    long l = -9;
    unsigned char c = 250;
    printf("%d ", __atomic_exchange_n(&i, 7, __ATOMIC_SEQ_CST));
    printf("%d ", __atomic_fetch_add(&i, 3, __ATOMIC_RELAXED));
    printf("%d ", __atomic_fetch_sub(&i, 4, __ATOMIC_ACQUIRE));
    printf("%d ", __atomic_fetch_and(&i, 6, __ATOMIC_RELEASE));
    printf("%d ", __atomic_fetch_or(&i, 9, __ATOMIC_ACQ_REL));
    printf("%d ", __atomic_fetch_xor(&i, 3, __ATOMIC_SEQ_CST));
    printf("%d %d\n", __atomic_fetch_nand(&i, 5, __ATOMIC_SEQ_CST), i);
    printf("%d ", __atomic_fetch_min(&i, -3, __ATOMIC_SEQ_CST));
    printf("%d %d\n", __atomic_fetch_max(&i, 2, __ATOMIC_SEQ_CST), i);
    printf("%u ", __atomic_fetch_min(&u, 3u, __ATOMIC_SEQ_CST));
    printf("%u %u\n", __atomic_fetch_max(&u, 4000000000u, __ATOMIC_SEQ_CST), u);
    printf("%ld %d\n", __atomic_add_fetch(&l, 10, __ATOMIC_SEQ_CST), __atomic_add_fetch(&c, 10, __ATOMIC_SEQ_CST));
    int expected = 1;
    printf("%d %d\n", __atomic_compare_exchange_n(&i, &expected, 8, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED), expected);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    return 0;
}
