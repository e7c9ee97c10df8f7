// expect: safe
// Test and withdrawal are one critical section.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned balance = 100;
static unsigned char amount;

static void withdraw(unsigned wanted) {
    pthread_mutex_lock(&lock);
    if (balance >= wanted)
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
    assert(balance <= 100);
    return 0;
}
