// expect: safe
//
// The repaired twin of key-delete.c: the key is deleted when its last user has ended.
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

int main(void) {
    pthread_t a;
    pthread_key_create(&key, destroy);
    pthread_create(&a, 0, user, 0);
    pthread_join(a, 0);
    pthread_key_delete(key);
    assert(destroyed == 1);
    return 0;
}
