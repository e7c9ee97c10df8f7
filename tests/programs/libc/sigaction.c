// expect: safe
// sigaction with and without SA_SIGINFO and SA_RESETHAND; kill of oneself.
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static volatile int seen;

static void full(int number, siginfo_t *info, void *context) {
    (void)context;
    seen += number + 100 * (info->si_signo == number);
}

static void plain(int number) { seen -= number; }

int main(void) {
    struct sigaction action, old;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = full;
    action.sa_flags = SA_SIGINFO;
    printf("%d\n", sigaction(SIGUSR2, &action, NULL));
    kill(getpid(), SIGUSR2);
    printf("%d\n", seen);
    memset(&action, 0, sizeof action);
    action.sa_handler = plain;
    action.sa_flags = (int)SA_RESETHAND;
    sigaction(SIGUSR2, &action, &old);
    printf("%d\n", old.sa_sigaction == full);
    raise(SIGUSR2);
    sigaction(SIGUSR2, NULL, &old);
    printf("%d %d\n", seen, old.sa_handler == SIG_DFL);
    printf("%d\n", kill(getpid(), 0));
    return 0;
}
