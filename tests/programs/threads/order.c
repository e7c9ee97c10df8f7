// expect: error assertion
// switches: 3
// The assertion holds only if the first thread goes first.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int value = 1;

static void *add(void *unused) {
    pthread_mutex_lock(&lock);
    value += 3;
    pthread_mutex_unlock(&lock);
    return unused;
}

static void *multiply(void *unused) {
    pthread_mutex_lock(&lock);
    value *= 2;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, add, NULL);
    pthread_create(&two, NULL, multiply, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(value == 8); // ERROR assertion
    return 0;
}
