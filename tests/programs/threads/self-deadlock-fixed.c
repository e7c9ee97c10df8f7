// expect: safe
// executions: 1
// The function that is called under the lock does not take it again.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int balance;

static int read_balance(void) { return balance; }

static void deposit(int amount) {
    pthread_mutex_lock(&lock);
    balance = read_balance() + amount;
    pthread_mutex_unlock(&lock);
}

int main(void) {
    deposit(5);
    return 0;
}
