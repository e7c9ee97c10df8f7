// expect: safe
// A destructor is called for a value that is no null pointer, which depends on an input.
#include <pthread.h>
#include <stdint.h>
#include <threadbare.h>

static pthread_key_t key;
static int destroyed;

static void destroy(void *value) {
    tb_assert(value);
    destroyed++;
}

static void *work(void *value) {
    pthread_setspecific(key, value);
    return NULL;
}

int main(void) {
    uintptr_t n = tb_uchar("n");
    pthread_key_create(&key, destroy);
    pthread_t thread;
    pthread_create(&thread, NULL, work, (void *)n);
    pthread_join(thread, NULL);
    tb_assert(destroyed == (n != 0));
}
