// expect: safe
// shared: result
// A thread that is joined on one way only may still be there behind it.
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>
static _Atomic int result;
static void *work(void *unused) {
    result++;
    return unused;
}

int main(void) {
    pthread_t t;
    _Bool waits = tb_bool("waits");
    pthread_create(&t, NULL, work, NULL);
    if (waits)
        pthread_join(t, NULL);
    result++;
    if (!waits)
        pthread_join(t, NULL);
    return result - 2;
}
