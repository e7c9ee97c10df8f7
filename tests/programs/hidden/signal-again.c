// expect: error assertion
//
// A signal that is raised while its own handler runs waits until the handler is left, and then comes: it is not lost.
#include <assert.h>
#include <signal.h>

static volatile int handled;

static void handle(int number) {
    if (handled++ == 0)
        raise(number);
}

int main(void) {
    signal(SIGUSR1, handle);
    raise(SIGUSR1);
    assert(handled == 1); // ERROR assertion
    return 0;
}
