// expect: error deadlock
// inputs: wanted = 4
// An early return forgets to unlock; the other thread waits for ever, if it comes second.
#include <pthread.h>
#include <threadbare.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int stock = 3;

static int take(int wanted) {
    pthread_mutex_lock(&lock); // ERROR deadlock
    if (wanted > stock)
        return -1;
    stock -= wanted;
    pthread_mutex_unlock(&lock);
    return 0;
}

static void *customer(void *unused) { take(1); return unused; }

int main(void) {
    int wanted = tb_int("wanted");
    tb_assume(wanted >= 0);
    pthread_t t;
    pthread_create(&t, NULL, customer, NULL);
    take(wanted);
    pthread_join(t, NULL); // ERROR deadlock
    return 0;
}
