// expect: error deadlock
// flags: --strategy interference
// Two accounts, and a transfer between them that locks the one where the money comes from first. Which way the second thread transfers is an input:
// no branch fails, and only where both ways meet does each thread wait for the other.
#include <pthread.h>
#include <threadbare.h>

static struct account {
    pthread_mutex_t lock;
    int money;
} accounts[2] = {{PTHREAD_MUTEX_INITIALIZER, 10}, {PTHREAD_MUTEX_INITIALIZER, 10}};

static void transfer(int from, int to) {
#ifdef FIXED
    int first = 0, second = 1;
#else
    int first = from, second = to;
#endif
    pthread_mutex_lock(&accounts[first].lock);
    pthread_mutex_lock(&accounts[second].lock); // ERROR deadlock
    accounts[from].money--;
    accounts[to].money++;
    pthread_mutex_unlock(&accounts[second].lock);
    pthread_mutex_unlock(&accounts[first].lock);
}

static int back;

static void *forth(void *unused) {
    transfer(0, 1);
    return unused;
}

static void *either_way(void *unused) {
    if (back == 3)
        transfer(1, 0);
    else
        transfer(0, 1);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    back = tb_int("back");
    pthread_create(&threads[0], 0, forth, 0);
    pthread_create(&threads[1], 0, either_way, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0); // ERROR deadlock
    return 0;
}
