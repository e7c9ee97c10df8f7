// expect: safe
//
// The repaired twin of signal-order.c: while one handler runs, the other is kept away, and comes behind it.
#include <assert.h>
#include <signal.h>
#include <string.h>

static volatile int last;

static void handle(int number) { last = number; }

int main(void) {
    sigset_t both;
    struct sigaction action;
    sigemptyset(&both);
    sigaddset(&both, SIGUSR1);
    sigaddset(&both, SIGUSR2);
    memset(&action, 0, sizeof action);
    action.sa_handler = handle;
    action.sa_mask = both;
    sigaction(SIGUSR1, &action, 0);
    sigaction(SIGUSR2, &action, 0);
    sigprocmask(SIG_BLOCK, &both, 0);
    raise(SIGUSR1);
    raise(SIGUSR2);
    sigprocmask(SIG_UNBLOCK, &both, 0);
    assert(last == SIGUSR2);
    return 0;
}
