// expect: safe
//
// Each thread has a mask of its own, which it gets from its creator; a signal that it blocks waits for it.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

static atomic_int handled;

static void handle(int number) {
    (void)number;
    handled++;
}

static void *blocks(void *unused) {
    sigset_t set;
    raise(SIGUSR1);
    sigpending(&set);
    assert(sigismember(&set, SIGUSR1) == 1);
    return unused;
}

int main(void) {
    pthread_t t;
    sigset_t set;
    signal(SIGUSR1, handle);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigprocmask(SIG_BLOCK, &set, 0);
    pthread_create(&t, 0, blocks, 0);
    sigprocmask(SIG_UNBLOCK, &set, 0);
    raise(SIGUSR1);
    pthread_join(t, 0);
    assert(handled == 1);
    return 0;
}
