// expect: error assertion
//
// Of two signals that are let through at once the handler of the second is put on top of that of the first, and runs before it,
// as Linux has it.
#include <assert.h>
#include <signal.h>

static volatile int last;

static void handle(int number) { last = number; }

int main(void) {
    sigset_t both;
    signal(SIGUSR1, handle);
    signal(SIGUSR2, handle);
    sigemptyset(&both);
    sigaddset(&both, SIGUSR1);
    sigaddset(&both, SIGUSR2);
    sigprocmask(SIG_BLOCK, &both, 0);
    raise(SIGUSR1);
    raise(SIGUSR2);
    sigprocmask(SIG_UNBLOCK, &both, 0);
    assert(last == SIGUSR2); // ERROR assertion
    return 0;
}
