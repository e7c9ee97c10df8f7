// A failure that shows after very many steps of two threads, and takes long to be told in few.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn, done;

static void *work(void *argument) {
    int me = (int)(long)argument;
    for (int i = 0; i < 20000; i++) {
        atomic_fetch_add(&turn, me);
        atomic_fetch_add(&turn, -me);
    }
    atomic_fetch_add(&done, 1);
    return 0;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, 0, work, (void *)1);
    pthread_create(&two, 0, work, (void *)2);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(done != 2);
    return 0;
}
