// expect: safe
// flags: --abort end
//
// The repaired twin of signal-abort.c.
#include <assert.h>
#include <signal.h>
#include <stdlib.h>

static int half_done;

static void handle(int number) {
    (void)number;
    assert(!half_done);
}

int main(void) {
    signal(SIGABRT, handle);
    half_done = 1;
    half_done = 0;
    abort();
}
