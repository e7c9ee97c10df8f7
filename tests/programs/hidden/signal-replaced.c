// expect: error assertion
//
// Which of two handlers runs depends on when the second one is put in the place of the first.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

static atomic_int first, second;

static void one(int number) {
    (void)number;
    first++;
}

static void two(int number) {
    (void)number;
    second++;
}

static void *raiser(void *unused) {
    raise(SIGUSR1);
    return unused;
}

int main(void) {
    pthread_t t;
    signal(SIGUSR1, one);
    pthread_create(&t, 0, raiser, 0);
    signal(SIGUSR1, two);
    pthread_join(t, 0);
    assert(first + second == 1);
    assert(first == 1); // ERROR assertion
    return 0;
}
