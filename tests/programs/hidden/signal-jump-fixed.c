// expect: safe
//
// The repaired twin of signal-jump.c: the place always keeps what is blocked.
#include <assert.h>
#include <setjmp.h>
#include <signal.h>

static sigjmp_buf place;
static volatile int handled;

static void handle(int number) {
    (void)number;
    handled++;
    siglongjmp(place, 1);
}

int main(void) {
    signal(SIGUSR1, handle);
    if (!sigsetjmp(place, 1) || handled == 1)
        raise(SIGUSR1);
    assert(handled == 2);
    return 0;
}
