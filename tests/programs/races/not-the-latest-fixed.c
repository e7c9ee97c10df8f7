// expect: safe
// The repaired not-the-latest.c.
#include <pthread.h>
static int data;
static _Atomic int flag;

static void *writer(void *unused) {
    data = 1;
    data = 2;
    __c11_atomic_store(&flag, 1, __ATOMIC_RELEASE);
    return unused;
}

static void *reader(void *unused) {
    return __c11_atomic_load(&flag, __ATOMIC_ACQUIRE) && data ? unused : NULL;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, writer, NULL);
    pthread_create(&t[1], NULL, reader, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
