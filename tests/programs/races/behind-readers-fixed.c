// expect: safe
// The repaired behind-readers.c.
#include <pthread.h>
static int data;
static _Atomic int done;
static int sum[2];

static void *one(void *unused) {
    sum[0] = data;
    __c11_atomic_fetch_add(&done, 1, __ATOMIC_ACQ_REL);
    return unused;
}

static void *other(void *unused) {
    sum[1] = data;
    __c11_atomic_fetch_add(&done, 1, __ATOMIC_ACQ_REL);
    return unused;
}

static void *writer(void *unused) {
    if (__c11_atomic_load(&done, __ATOMIC_ACQUIRE) == 2) data = 1;
    return unused;
}

int main(void) {
    pthread_t t[3];
    void *(*runs[3])(void *) = {one, other, writer};
    for (int i = 0; i < 3; i++) pthread_create(&t[i], NULL, runs[i], NULL);
    for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
    return 0;
}
