// expect: error race
// The failing twin: the mutex of the neighbour is locked.
#include <pthread.h>
#include <threadbare.h>

struct account {
    int balance;
    pthread_mutex_t mutex;
};

static struct account accounts[2];

static void deposit(const char *name, unsigned shift) {
    unsigned which = tb_choose(2, name);
    pthread_mutex_lock(&accounts[which ^ shift].mutex);
    accounts[which].balance++; // ERROR race
    pthread_mutex_unlock(&accounts[which ^ shift].mutex);
}

static void *worker(void *unused) {
    deposit("worker", 1);
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_mutex_init(&accounts[0].mutex, 0);
    pthread_mutex_init(&accounts[1].mutex, 0);
    pthread_create(&thread, 0, worker, 0);
    deposit("main", 0);
    pthread_join(thread, 0);
    return 0;
}
