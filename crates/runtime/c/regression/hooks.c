/* The marks that compilers set at accesses. Under -fsanitize=thread they are calls of the functions here, and the sanitizer's
 * own library is not linked: no shadow, no detector, only the place. Under -fsanitize=address (TB_ADDRESSES) the sanitizer
 * looks at each access, after it was the thread's turn. */
#include "test.h"

/* Atomic objects that are too large for an instruction: the compilers call a library. */
static void large_hook(void *from, enum op op, void *at, word size) {
    tb_hook(from, op, at, size);
    tb_check(at, size, op != OP_LOAD);
}

void W(__atomic_load)(size_t size, void *at, void *result, int order) {
    large_hook(FROM, OP_LOAD, at, size);
    tb_atomic(at, order, 1, 0);
    memcpy(result, at, size);
}

void W(__atomic_store)(size_t size, void *at, void *value, int order) {
    large_hook(FROM, OP_STORE, at, size);
    tb_atomic(at, order, 0, 1);
    memcpy(at, value, size);
}

void W(__atomic_exchange)(size_t size, void *at, void *value, void *result, int order) {
    large_hook(FROM, OP_UPDATE, at, size);
    tb_atomic(at, order, 1, 1);
    memmove(result, at, size);
    memcpy(at, value, size);
}

_Bool W(__atomic_compare_exchange)(size_t size, void *at, void *expected, void *value, int order, int failure) {
    large_hook(FROM, OP_UPDATE, at, size);
    int is_equal = memcmp(at, expected, size) == 0;
    tb_atomic(at, is_equal ? order : failure, 1, is_equal);
    memcpy(is_equal ? at : expected, is_equal ? value : at, size);
    return is_equal;
}

#ifdef TB_ADDRESSES

#define CHECKED(name, size, op)                                                                                        \
    void __asan_##name(void *);                                                                                 \
    void __tb_w___asan_##name(void *at) {                                                                              \
        tb_hook(FROM, op, at, size);                                                                                   \
        __asan_##name(at);                                                                                      \
    }
CHECKED(load1, 1, OP_READ)
CHECKED(load2, 2, OP_READ)
CHECKED(load4, 4, OP_READ)
CHECKED(load8, 8, OP_READ)
CHECKED(load16, 16, OP_READ)
CHECKED(store1, 1, OP_WRITE)
CHECKED(store2, 2, OP_WRITE)
CHECKED(store4, 4, OP_WRITE)
CHECKED(store8, 8, OP_WRITE)
CHECKED(store16, 16, OP_WRITE)

#define CHECKED_RANGE(name, op)                                                                                        \
    void __asan_##name(void *, size_t);                                                                         \
    void __tb_w___asan_##name(void *at, size_t size) {                                                                 \
        tb_hook(FROM, op, at, size);                                                                                   \
        __asan_##name(at, size);                                                                                \
    }
CHECKED_RANGE(loadN, OP_READ)
CHECKED_RANGE(storeN, OP_WRITE)

#else

static inline void hook(void *from, enum op op, void *at, word size) {
    tb_hook(from, op, at, size);
    tb_check(at, size, op == OP_WRITE || op == OP_STORE || op == OP_UPDATE);
}

void __tsan_init(void) {}
void __tsan_func_entry(void *caller) { (void)caller; }
void __tsan_func_exit(void) {}
void __tsan_vptr_update(void **at, void *value) { (void)at, (void)value; }
void __tsan_vptr_read(void **at) { (void)at; }
void __tsan_read_range(void *at, size_t size) { hook(FROM, OP_READ, at, size); }
void __tsan_write_range(void *at, size_t size) { hook(FROM, OP_WRITE, at, size); }

#define PLAIN(size)                                                                                                    \
    void __tsan_read##size(void *at) { hook(FROM, OP_READ, at, size); }                                                \
    void __tsan_write##size(void *at) { hook(FROM, OP_WRITE, at, size); }                                              \
    void __tsan_volatile_read##size(void *at) { hook(FROM, OP_READ, at, size); }                                       \
    void __tsan_volatile_write##size(void *at) { hook(FROM, OP_WRITE, at, size); }                                     \
    void __tsan_read_write##size(void *at) {                                                                           \
        hook(FROM, OP_READ, at, size);                                                                                 \
        hook(FROM, OP_WRITE, at, size);                                                                                \
    }                                                                                                                  \
    void __tsan_unaligned_read_write##size(void *at) {                                                                 \
        hook(FROM, OP_READ, at, size);                                                                                 \
        hook(FROM, OP_WRITE, at, size);                                                                                \
    }                                                                                                                  \
    void __tsan_unaligned_read##size(void *at) { hook(FROM, OP_READ, at, size); }                                      \
    void __tsan_unaligned_write##size(void *at) { hook(FROM, OP_WRITE, at, size); }                                    \
    void __tsan_unaligned_volatile_read##size(void *at) { hook(FROM, OP_READ, at, size); }                             \
    void __tsan_unaligned_volatile_write##size(void *at) { hook(FROM, OP_WRITE, at, size); }
PLAIN(1)
PLAIN(2)
PLAIN(4)
PLAIN(8)
PLAIN(16)

/* clang has its own calls where it copies. */
void *__tsan_memcpy(void *to, const void *from, size_t size) {
    hook(FROM, OP_READ, (void *)from, size);
    hook(FROM, OP_WRITE, to, size);
    return __builtin_memcpy(to, from, size);
}
void *__tsan_memmove(void *to, const void *from, size_t size) {
    hook(FROM, OP_READ, (void *)from, size);
    hook(FROM, OP_WRITE, to, size);
    return __builtin_memmove(to, from, size);
}
void *__tsan_memset(void *to, int value, size_t size) {
    hook(FROM, OP_WRITE, to, size);
    return __builtin_memset(to, value, size);
}

/* Atomic accesses are made here: one thread runs at a time, but signal handlers may come between. */
#define UPDATE(bits, type, name, builtin)                                                                              \
    type __tsan_atomic##bits##_##name(volatile type *at, type value, int order) {                                      \
        hook(FROM, OP_UPDATE, (void *)at, sizeof *at);                                                                 \
        tb_atomic((void *)at, order, 1, 1);                                                                            \
        return builtin(at, value, __ATOMIC_SEQ_CST);                                                                   \
    }
#define COMPARE(bits, type, name, is_weak)                                                                             \
    int __tsan_atomic##bits##_compare_exchange_##name(volatile type *at, type *expected, type value, int order,        \
                                                      int failure) {                                                   \
        if (is_weak && tb_weakly(FROM)) {                                                                              \
            hook(FROM, OP_LOAD, (void *)at, sizeof *at);                                                               \
            *expected = *at;                                                                                           \
            return 0;                                                                                                  \
        }                                                                                                              \
        hook(FROM, OP_UPDATE, (void *)at, sizeof *at);                                                                 \
        int done = __atomic_compare_exchange_n(at, expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);            \
        tb_atomic((void *)at, done ? order : failure, 1, done);                                                        \
        return done;                                                                                                   \
    }
#define ATOMIC(bits, type)                                                                                             \
    type __tsan_atomic##bits##_load(const volatile type *at, int order) {                                              \
        hook(FROM, OP_LOAD, (void *)at, sizeof *at);                                                                   \
        tb_atomic((void *)at, order, 1, 0);                                                                            \
        return __atomic_load_n(at, __ATOMIC_SEQ_CST);                                                                  \
    }                                                                                                                  \
    void __tsan_atomic##bits##_store(volatile type *at, type value, int order) {                                       \
        hook(FROM, OP_STORE, (void *)at, sizeof *at);                                                                  \
        tb_atomic((void *)at, order, 0, 1);                                                                            \
        __atomic_store_n(at, value, __ATOMIC_SEQ_CST);                                                                 \
    }                                                                                                                  \
    UPDATE(bits, type, exchange, __atomic_exchange_n)                                                                  \
    UPDATE(bits, type, fetch_add, __atomic_fetch_add)                                                                  \
    UPDATE(bits, type, fetch_sub, __atomic_fetch_sub)                                                                  \
    UPDATE(bits, type, fetch_and, __atomic_fetch_and)                                                                  \
    UPDATE(bits, type, fetch_or, __atomic_fetch_or)                                                                    \
    UPDATE(bits, type, fetch_xor, __atomic_fetch_xor)                                                                  \
    UPDATE(bits, type, fetch_nand, __atomic_fetch_nand)                                                                \
    COMPARE(bits, type, strong, 0)                                                                                     \
    COMPARE(bits, type, weak, 1)                                                                                       \
    type __tsan_atomic##bits##_compare_exchange_val(volatile type *at, type expected, type value, int order,           \
                                                    int failure) {                                                     \
        hook(FROM, OP_UPDATE, (void *)at, sizeof *at);                                                                 \
        tb_atomic((void *)at, *at == expected ? order : failure, 1, *at == expected);                                  \
        __atomic_compare_exchange_n(at, &expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                      \
        return expected;                                                                                               \
    }
ATOMIC(8, uint8_t)
ATOMIC(16, uint16_t)
ATOMIC(32, uint32_t)
ATOMIC(64, uint64_t)

void __tsan_atomic_thread_fence(int order) { tb_fence(order); }
void __tsan_atomic_signal_fence(int order) { (void)order; }

#endif
