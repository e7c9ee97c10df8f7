// expect: safe
// Elements of an array, each with a mutex of its own; which one is an input. Where an element is written is known, so the
// mutexes beside it stay what they are.
#include <pthread.h>
#include <threadbare.h>

struct account {
    int balance;
    pthread_mutex_t mutex;
};

static struct account accounts[2];

static void deposit(const char *name) {
    unsigned which = tb_choose(2, name);
    pthread_mutex_lock(&accounts[which].mutex);
    accounts[which].balance++;
    pthread_mutex_unlock(&accounts[which].mutex);
}

static void *worker(void *unused) {
    deposit("worker");
    return unused;
}

int main(void) {
    pthread_t thread;
    pthread_mutex_init(&accounts[0].mutex, 0);
    pthread_mutex_init(&accounts[1].mutex, 0);
    pthread_create(&thread, 0, worker, 0);
    deposit("main");
    pthread_join(thread, 0);
    tb_assert(accounts[0].balance + accounts[1].balance == 2);
    pthread_mutex_destroy(&accounts[0].mutex);
    pthread_mutex_destroy(&accounts[1].mutex);
    return 0;
}
