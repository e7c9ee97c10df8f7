// expect: safe
// slice: 16 = 16
// slice-with-waits: 16 = 11, 12, 13, 16
// affects: 11 = 11, 12, 13
// A loop that may not be left: what is behind it runs only if it is.
#include <threadbare.h>

static volatile int passed, counted;

int main(void) {
    unsigned char n = tb_uchar("n") % 4;
    while (n > 0)
        counted = n--;

    // Behind the loop.
    passed = 1;
    return 0;
}
