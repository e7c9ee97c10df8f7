// expect: safe
//
// The repaired twin of specific-after-its-turn.c: the destructor uses what it is given.
#include <assert.h>
#include <pthread.h>

static pthread_key_t plain, owned;
static int counter;

static void destroy(void *own) { ++*(int *)own; }

static void *work(void *unused) {
    pthread_setspecific(plain, &counter);
    pthread_setspecific(owned, &counter);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_key_create(&plain, 0);
    pthread_key_create(&owned, destroy);
    pthread_create(&t, 0, work, 0);
    pthread_join(t, 0);
    assert(counter == 1);
    return 0;
}
