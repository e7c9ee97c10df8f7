// expect: error assertion
// switches: 2
// inputs: amount = 71
// Every access is under the lock, but reading and writing back are two critical sections.
// It shows only for one amount.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned balance = 100;
static unsigned char amount;

static void withdraw(unsigned wanted) {
    pthread_mutex_lock(&lock);
    unsigned seen = balance;
    pthread_mutex_unlock(&lock);
    if (seen < wanted)
        return;
    pthread_mutex_lock(&lock);
    balance -= wanted;
    pthread_mutex_unlock(&lock);
}

static void *other(void *unused) { withdraw(30); return unused; }

int main(void) {
    pthread_t t;
    amount = tb_uchar("amount");
    pthread_create(&t, NULL, other, NULL);
    withdraw(amount);
    pthread_join(t, NULL);
    assert(balance <= 100); // ERROR assertion
    return 0;
}
