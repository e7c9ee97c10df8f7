// expect: error deadlock
// switches: 0
// threads: 1
// A function that locks calls another one that takes the same lock.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int balance;

static int read_balance(void) {
    pthread_mutex_lock(&lock); // ERROR deadlock
    int seen = balance;
    pthread_mutex_unlock(&lock);
    return seen;
}

static void deposit(int amount) {
    pthread_mutex_lock(&lock);
    balance = read_balance() + amount;
    pthread_mutex_unlock(&lock);
}

int main(void) {
    deposit(5);
    return 0;
}
