// expect: safe
// sigprocmask, sigpending, sigemptyset, sigfillset, sigaddset, sigdelset, sigismember: blocked signals come later.
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>

static volatile int seen;

static void handler(int number) { seen = number; }

int main(void) {
    sigset_t set, old, waiting;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    signal(SIGUSR1, handler);
    printf("%d\n", sigprocmask(SIG_BLOCK, &set, &old));
    raise(SIGUSR1);
    sigpending(&waiting);
    printf("%d %d %d\n", seen, sigismember(&waiting, SIGUSR1), sigismember(&old, SIGUSR1));
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    printf("%d\n", seen == SIGUSR1);
    sigfillset(&set);
    sigdelset(&set, SIGTERM);
    printf("%d %d %d\n", sigismember(&set, SIGINT), sigismember(&set, SIGTERM), sigaddset(&set, 1000));
    printf("%d\n", sigprocmask(SIG_SETMASK, &old, NULL));
    return 0;
}
