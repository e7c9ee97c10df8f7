// expect: safe
// executions: 4
// classes: 4
// Four threads try to be the first. The winner is any of four; the losers only read, in any order.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *claim(void *unused) {
    int zero = 0;
    (void)atomic_compare_exchange_strong(&x, &zero, 1);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, claim, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    assert(x == 1);
    return 0;
}
