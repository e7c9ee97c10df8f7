// expect: safe
// pthread_sigmask: as sigprocmask, but the error is its result.
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>

static volatile int seen;

static void handler(int number) { seen = seen * 100 + number; }

int main(void) {
    sigset_t set, old;
    signal(SIGUSR1, handler);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGKILL);
    printf("%d\n", pthread_sigmask(SIG_BLOCK, &set, &old));
    printf("%d\n", sigismember(&old, SIGUSR1));
    raise(SIGUSR1);
    raise(SIGUSR1);
    printf("%d %d\n", seen, pthread_sigmask(17, &set, &old) == EINVAL);
    printf("%d\n", pthread_sigmask(SIG_BLOCK, NULL, &old));
    printf("%d %d\n", sigismember(&old, SIGUSR1), sigismember(&old, SIGKILL));
    printf("%d\n", pthread_sigmask(SIG_UNBLOCK, &set, NULL));
    printf("%d\n", seen);
    return 0;
}
