// expect: safe
// points-to: seen = {a}
// A handler of signals is called when one is raised.
#include <signal.h>
static int a, *seen;
static void handler(int number) { seen = &a; }
int main(void) {
    signal(SIGUSR1, handler);
    raise(SIGUSR1);
    return *seen;
}
