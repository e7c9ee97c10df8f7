// expect: safe
//
// The repaired twin of exit-while-exiting.c: the destructor returns. Clean-up handlers do, too, and a handler that is taken away
// and run may end the thread.
#include <assert.h>
#include <pthread.h>

static pthread_key_t key;
static int destroyed, cleaned;

static void destroy(void *unused) {
    (void)unused;
    destroyed++;
}

static void clean(void *unused) {
    (void)unused;
    cleaned++;
}

static void leave(void *unused) { pthread_exit(unused); }

static void *work(void *unused) {
    pthread_setspecific(key, &key);
    pthread_cleanup_push(clean, 0);
    pthread_cleanup_push(leave, &key);
    pthread_cleanup_pop(1);
    pthread_cleanup_pop(0);
    return unused;
}

int main(void) {
    pthread_t t;
    void *result;
    pthread_key_create(&key, destroy);
    pthread_create(&t, 0, work, 0);
    pthread_join(t, &result);
    assert(destroyed == 1 && cleaned == 1 && result == &key);
    return 0;
}
