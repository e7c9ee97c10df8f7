// expect: error race
// A join that need not succeed orders nothing if it does not.
#define _GNU_SOURCE
#include <pthread.h>

static int product;

static void *multiply(void *unused) {
    product = 6 * 7; // ERROR race
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, multiply, NULL);
    pthread_tryjoin_np(thread, NULL);
    return product != 42; // ERROR race
}
