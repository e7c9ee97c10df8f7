// expect: error race
// flags: --strategy dpor
// The first look acquires, a failed exchange does not: who comes to see the flag by failing is not ordered after what was written before it. The
// failure is not in vain, though looking later would lead to the same.
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int state;

static void *writes(void *unused) {
    data = 1; // ERROR race
    atomic_store_explicit(&state, 1, memory_order_release);
    return unused;
}

static void *reads(void *unused) {
    int old = atomic_load_explicit(&state, memory_order_acquire);
    while (!atomic_compare_exchange_strong_explicit(&state, &old, old + 2, memory_order_relaxed, memory_order_relaxed))
        ;
    if (old == 1)
        return data ? unused : NULL; // ERROR race
    return unused;
}

int main(void) {
    pthread_t writer, reader;
    pthread_create(&writer, NULL, writes, NULL);
    pthread_create(&reader, NULL, reads, NULL);
    pthread_join(writer, NULL);
    pthread_join(reader, NULL);
    return 0;
}
