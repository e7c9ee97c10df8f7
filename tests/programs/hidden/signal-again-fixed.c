// expect: safe
//
// The repaired twin of signal-again.c: it knows that the handler runs twice.
#include <assert.h>
#include <signal.h>

static volatile int handled;

static void handle(int number) {
    assert(handled < 2);
    if (handled++ == 0)
        raise(number);
}

int main(void) {
    signal(SIGUSR1, handle);
    raise(SIGUSR1);
    assert(handled == 2);
    return 0;
}
