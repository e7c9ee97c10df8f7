// expect: error race
//
// Making a key is no synchronisation: that both threads did so, one after the other, does not order what they did before
// and after.
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int flag;

static void make(void) {
    pthread_key_t key;
    pthread_key_create(&key, 0);
}

static void *writer(void *unused) {
    data = 1; // ERROR race
    make();
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    if (atomic_load_explicit(&flag, memory_order_relaxed)) {
        make();
        data = 2; // ERROR race
    }
    pthread_join(t, 0);
    return 0;
}
