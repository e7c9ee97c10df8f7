// expect: error null-dereference
//
// While a thread ends, its data is taken away key by key, also where there is no destructor: a later destructor does not find it.
#include <pthread.h>

static pthread_key_t plain, owned;
static int counter;

static void destroy(void *unused) {
    (void)unused;
    ++*(int *)pthread_getspecific(plain); // ERROR null-dereference
}

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
    return 0;
}
