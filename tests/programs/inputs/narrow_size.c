// expect: error out-of-bounds
// inputs: n = 1
// flags: --undefined input
// A program for 32 bits declares `malloc` with a narrower size than the library has.
#include "threadbare.h"

void *narrow(unsigned size) __asm__("malloc");

int main(void)
{
    unsigned n = tb_uint("n");
    tb_assume(n - 1 < 4);
    char *p = narrow(n);
    if (p)
        p[1] = 1; // ERROR out-of-bounds
    return 0;
}
