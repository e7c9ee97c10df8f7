/* What the compiler calls at accesses, if it was asked to mark them (-fsanitize=thread). The hooks stand before these
 * calls; here only what the calls have to do themselves is done. */
#include "runtime.h"
#include <string.h>

void __tsan_init(void) {}
void __tsan_func_entry(void *caller) { (void)caller; }
void __tsan_func_exit(void) {}
void __tsan_ignore_thread_begin(void) {}
void __tsan_ignore_thread_end(void) {}
void __tsan_vptr_update(void **at, void *value) { (void)at, (void)value; }
void __tsan_vptr_read(void **at) { (void)at; }
void __tsan_read_range(void *at, unsigned long size) { (void)at, (void)size; }
void __tsan_write_range(void *at, unsigned long size) { (void)at, (void)size; }
void *__tsan_memcpy(void *to, const void *from, size_t size) { return memcpy(to, from, size); }
void *__tsan_memmove(void *to, const void *from, size_t size) { return memmove(to, from, size); }
void *__tsan_memset(void *to, int value, size_t size) { return memset(to, value, size); }
void __tsan_atomic_thread_fence(int order) { (void)order, __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void __tsan_atomic_signal_fence(int order) { (void)order; }

#define MARK(name)                                                                                                     \
    void __tsan_##name(void *at) { (void)at; }
#define MARKS(size)                                                                                                    \
    MARK(read##size) MARK(write##size) MARK(unaligned_read##size) MARK(unaligned_write##size)                          \
    MARK(volatile_read##size) MARK(volatile_write##size) MARK(unaligned_volatile_read##size)                           \
    MARK(unaligned_volatile_write##size) MARK(read_write##size) MARK(unaligned_read_write##size)
MARKS(1) MARKS(2) MARKS(4) MARKS(8) MARKS(16)

#define UPDATE(bits, type, name)                                                                                       \
    type __tsan_atomic##bits##_fetch_##name(volatile type *at, type value, int order) {                                \
        (void)order;                                                                                                   \
        return __atomic_fetch_##name(at, value, __ATOMIC_SEQ_CST);                                                     \
    }
#define ATOMIC(bits, type)                                                                                             \
    type __tsan_atomic##bits##_load(const volatile type *at, int order) {                                              \
        (void)order;                                                                                                   \
        return __atomic_load_n(at, __ATOMIC_SEQ_CST);                                                                  \
    }                                                                                                                  \
    void __tsan_atomic##bits##_store(volatile type *at, type value, int order) {                                       \
        (void)order;                                                                                                   \
        __atomic_store_n(at, value, __ATOMIC_SEQ_CST);                                                                 \
    }                                                                                                                  \
    type __tsan_atomic##bits##_exchange(volatile type *at, type value, int order) {                                    \
        (void)order;                                                                                                   \
        return __atomic_exchange_n(at, value, __ATOMIC_SEQ_CST);                                                       \
    }                                                                                                                  \
    type __tsan_atomic##bits##_compare_exchange_val(volatile type *at, type expected, type value, int order,           \
                                                    int failure) {                                                     \
        (void)order, (void)failure;                                                                                    \
        __atomic_compare_exchange_n(at, &expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                      \
        return expected;                                                                                               \
    }                                                                                                                  \
    UPDATE(bits, type, add) UPDATE(bits, type, sub) UPDATE(bits, type, and) UPDATE(bits, type, or)                     \
    UPDATE(bits, type, xor) UPDATE(bits, type, nand)
ATOMIC(8, uint8_t)
ATOMIC(16, uint16_t)
ATOMIC(32, uint32_t)
ATOMIC(64, uint64_t)
