// expect: error race
// pairs: 10-17 data, 11-17 data
// The reader comes only when both writes were made, so that the first one is never the latest before the read. It races all the
// same: the flag orders nothing.
#include <pthread.h>
static int data;
static _Atomic int flag;

static void *writer(void *unused) {
    data = 1; // ERROR race
    data = 2; // ERROR race
    __c11_atomic_store(&flag, 1, __ATOMIC_RELAXED);
    return unused;
}

static void *reader(void *unused) {
    return __c11_atomic_load(&flag, __ATOMIC_RELAXED) && data ? unused : NULL; // ERROR race
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, writer, NULL);
    pthread_create(&t[1], NULL, reader, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
