// expect: error assertion
// flags: --abort end
//
// Before `abort` ends the process, a handler runs.
#include <assert.h>
#include <signal.h>
#include <stdlib.h>

static int half_done;

static void handle(int number) {
    (void)number;
    assert(!half_done); // ERROR assertion
}

int main(void) {
    signal(SIGABRT, handle);
    half_done = 1;
    abort();
}
