// expect: error race
// The flag is atomic but relaxed: it orders nothing, so reading the table races with filling it.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready;
static int table;

static void *writer(void *unused) {
    table = 42; // ERROR race
    atomic_store_explicit(&ready, 1, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    int seen = 42;
    if (atomic_load_explicit(&ready, memory_order_relaxed))
        seen = table; // ERROR race
    pthread_join(t, NULL);
    return seen == 42 ? 0 : 1;
}
