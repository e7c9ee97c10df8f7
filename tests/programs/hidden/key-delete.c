// expect: error assertion
// flags: --strategy dpor
//
// Whether a thread's data are destroyed at its end depends on whether the key is there then.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_key_t key;
static atomic_int destroyed;

static void destroy(void *data) {
    (void)data;
    destroyed = 1;
}

static void *user(void *unused) {
    pthread_setspecific(key, &destroyed);
    return unused;
}

static void *deleter(void *unused) {
    pthread_key_delete(key);
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_key_create(&key, destroy);
    pthread_create(&a, 0, user, 0);
    pthread_create(&b, 0, deleter, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(destroyed == 1); // ERROR assertion
    return 0;
}
