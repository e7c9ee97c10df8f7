// expect: safe
// Double-checked initialisation: the flag is written with release and read with acquire.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int ready;
static int table;

static int get(void) {
    if (!atomic_load_explicit(&ready, memory_order_acquire)) {
        pthread_mutex_lock(&lock);
        if (!atomic_load_explicit(&ready, memory_order_relaxed)) {
            table = 42;
            atomic_store_explicit(&ready, 1, memory_order_release);
        }
        pthread_mutex_unlock(&lock);
    }
    return table;
}

static void *user(void *unused) {
    assert(get() == 42);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, user, NULL);
    assert(get() == 42);
    pthread_join(t, NULL);
    return 0;
}
