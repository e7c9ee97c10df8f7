// expect: error race
// pairs: 11-23 data, 17-23 data
// Reads are independent of each other: which of the two comes last before the write is nobody's choice but the search's. The write
// races with both.
#include <pthread.h>
static int data;
static _Atomic int done;
static int sum[2];

static void *one(void *unused) {
    sum[0] = data; // ERROR race
    __c11_atomic_fetch_add(&done, 1, __ATOMIC_RELAXED);
    return unused;
}

static void *other(void *unused) {
    sum[1] = data; // ERROR race
    __c11_atomic_fetch_add(&done, 1, __ATOMIC_RELAXED);
    return unused;
}

static void *writer(void *unused) {
    if (__c11_atomic_load(&done, __ATOMIC_RELAXED) == 2) data = 1; // ERROR race
    return unused;
}

int main(void) {
    pthread_t t[3];
    void *(*runs[3])(void *) = {one, other, writer};
    for (int i = 0; i < 3; i++) pthread_create(&t[i], NULL, runs[i], NULL);
    for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
    return 0;
}
