// expect: safe
// signal and raise: a handler runs at once; ignored signals do nothing.
#include <signal.h>
#include <stdio.h>

static volatile int seen;

static void handler(int number) { seen = seen * 100 + number; }

int main(void) {
    printf("%d\n", signal(SIGUSR1, handler) == SIG_DFL);
    raise(SIGUSR1);
    printf("%d\n", seen);
    printf("%d\n", signal(SIGUSR1, SIG_IGN) == handler);
    raise(SIGUSR1);
    printf("%d\n", seen);
    printf("%d %d\n", raise(SIGCHLD), signal(SIGKILL, handler) == SIG_ERR);
    printf("%d\n", signal(1000, handler) == SIG_ERR);
    return 0;
}
