// expect: safe
// executions: 2
// The end of the thread is asked for until it has come, then its result is there. Two executions: the first question comes
// before the end or after it; how often it is asked in vain makes no difference.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static int product;

static void *multiply(void *unused) {
    product = 6 * 7;
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, multiply, &product);
    void *result = NULL;
    int answer = pthread_tryjoin_np(thread, &result);
    assert(answer == 0 || answer == EBUSY);
    while (answer == EBUSY)
        answer = pthread_tryjoin_np(thread, &result);
    assert(answer == 0 && result == &product && product == 42);
    return 0;
}
