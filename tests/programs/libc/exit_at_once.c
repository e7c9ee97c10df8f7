// expect: safe
// _Exit: no function that was registered runs.
#include <stdio.h>
#include <stdlib.h>

static void never(void) { puts("never"); }

int main(void) {
    atexit(never);
    puts("before");
    fflush(stdout);
    _Exit(9);
}
