// expect: error race
// flags: --strategy dpor
// Only rounds that find nothing read the data, and it is written after the loop was left. Nothing orders that: the flags
// are relaxed. So what is done after a round in vain matters, too.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int done, left;
static int data;

static int is(atomic_int *flag, int value) {
    return atomic_load_explicit(flag, memory_order_relaxed) == value;
}

static void *waits(void *unused) {
    do {
        if (is(&done, 2) || is(&done, 1))
            break;
        if (data) // ERROR race
            break;
    } while (!is(&left, 2));
    atomic_store_explicit(&left, 1, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waits, NULL);
    atomic_store_explicit(&done, 1, memory_order_relaxed);
    while (!is(&left, 1))
        ;
    data = 1; // ERROR race
    pthread_join(thread, NULL);
    return 0;
}
