// expect: safe
// The structures are known by pointers in an array, and an input chooses the pointer.
#include <pthread.h>
#include <threadbare.h>

struct account {
    int balance;
    pthread_mutex_t mutex;
};

static struct account here = {0, PTHREAD_MUTEX_INITIALIZER}, there = {0, PTHREAD_MUTEX_INITIALIZER};
static struct account *accounts[2] = {&here, &there};

static void *deposit(void *name) {
    struct account *account = accounts[tb_choose(2, name)];
    pthread_mutex_lock(&account->mutex);
    account->balance++;
    pthread_mutex_unlock(&account->mutex);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, deposit, "worker");
    deposit("main");
    pthread_join(thread, 0);
    tb_assert(here.balance + there.balance == 2);
    return 0;
}
