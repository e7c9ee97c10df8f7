/* What clang has and gcc does not: a program that was checked with the one is to compile with the other. */
#define __c11_atomic_init(at, value) (*(at) = (value))
#define __c11_atomic_load(at, order) __atomic_load_n(at, order)
#define __c11_atomic_store(at, value, order) __atomic_store_n(at, value, order)
#define __c11_atomic_exchange(at, value, order) __atomic_exchange_n(at, value, order)
#define __c11_atomic_compare_exchange_strong(at, expected, value, order, failure)                                      \
    __atomic_compare_exchange_n(at, expected, value, 0, order, failure)
#define __c11_atomic_compare_exchange_weak(at, expected, value, order, failure)                                        \
    __atomic_compare_exchange_n(at, expected, value, 1, order, failure)
#define __c11_atomic_fetch_add(at, value, order) __atomic_fetch_add(at, value, order)
#define __c11_atomic_fetch_sub(at, value, order) __atomic_fetch_sub(at, value, order)
#define __c11_atomic_fetch_and(at, value, order) __atomic_fetch_and(at, value, order)
#define __c11_atomic_fetch_or(at, value, order) __atomic_fetch_or(at, value, order)
#define __c11_atomic_fetch_xor(at, value, order) __atomic_fetch_xor(at, value, order)
#define __c11_atomic_thread_fence(order) __atomic_thread_fence(order)
#define __c11_atomic_signal_fence(order) __atomic_signal_fence(order)
#define __builtin_debugtrap() __builtin_trap()
#define __builtin_assume(holds) ((void)0)
