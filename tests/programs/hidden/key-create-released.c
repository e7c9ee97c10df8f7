// expect: safe
//
// The repaired twin of key-create-orders-nothing.c: the flag itself releases and acquires.
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int flag;

static void make(void) {
    pthread_key_t key;
    pthread_key_create(&key, 0);
}

static void *writer(void *unused) {
    data = 1;
    make();
    atomic_store_explicit(&flag, 1, memory_order_release);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    if (atomic_load_explicit(&flag, memory_order_acquire)) {
        make();
        data = 2;
    }
    pthread_join(t, 0);
    return 0;
}
