// expect: safe
// executions: 1
// Atomics, one thread: stdatomic.h, __atomic and __sync built-ins, all orders, all widths, fences, flags.
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

static _Atomic int counter = 5;
static atomic_uint_fast64_t wide;
static atomic_flag flag = ATOMIC_FLAG_INIT;

int main(void) {
    atomic_fetch_add_explicit(&counter, 3, memory_order_relaxed);
    int seen = atomic_load_explicit(&counter, memory_order_acquire);
    atomic_store_explicit(&counter, seen * 2, memory_order_release);
    int expected = 16;
    int ok = atomic_compare_exchange_strong(&counter, &expected, 100);
    int no = atomic_compare_exchange_weak_explicit(&counter, &expected, 1, memory_order_acq_rel, memory_order_relaxed);
    printf("%d %d %d %d %d\n", seen, ok, no, expected, atomic_load(&counter));
    counter += 7;
    counter ^= 0x0f;
    printf("%d\n", counter--);
    atomic_store(&wide, 1ull << 40);
    atomic_fetch_or(&wide, 6);
    atomic_fetch_and(&wide, ~2ull);
    printf("%llx\n", (unsigned long long)atomic_exchange(&wide, 9));
    printf("%d %d\n", atomic_flag_test_and_set(&flag), atomic_flag_test_and_set(&flag));
    atomic_flag_clear(&flag);
    uint8_t small = 250;
    uint8_t old = __atomic_fetch_add(&small, 10, __ATOMIC_SEQ_CST);
    printf("%u %u %u\n", old, small, __atomic_nand_fetch(&small, 6, __ATOMIC_RELAXED));
    int x = 3;
    int swapped = __sync_bool_compare_and_swap(&x, 3, 8);
    printf("%d %d %d\n", swapped, __sync_val_compare_and_swap(&x, 1, 2), __sync_lock_test_and_set(&x, 77));
    __sync_synchronize();
    atomic_thread_fence(memory_order_acquire);
    atomic_signal_fence(memory_order_seq_cst);
    int *p = &x;
    int *q = __atomic_exchange_n(&p, &x - 0, __ATOMIC_ACQ_REL);
    printf("%d\n", *q);
    return 0;
}
