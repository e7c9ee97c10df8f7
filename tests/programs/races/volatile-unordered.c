// expect: error race, assertion
// pairs: 12-18 data
// flags: --volatile atomic
// A volatile access that counts as atomic is relaxed: what was written before it is not ordered by it. It is a step like any
// other, so the assertion about it is found.
#include <assert.h>
#include <pthread.h>
static int data;
static volatile int flag;

static void *writer(void *unused) {
    data = 1; // ERROR race
    flag = 1;
    return unused;
}

static void *reader(void *unused) {
    if (flag) return data ? unused : NULL; // ERROR race
    assert(!flag); // ERROR assertion
    return unused;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, writer, NULL);
    pthread_create(&t[1], NULL, reader, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
