// expect: error stack-overflow
// Without an end for odd numbers.
#include <threadbare.h>

static unsigned down(unsigned n) { // ERROR stack-overflow
    if (n == 0)
        return 0;
    return 1 + down(n - 2); // ERROR stack-overflow
}

int main(void) {
    unsigned char n = tb_uchar("n");
    tb_assume(n < 6);
    return (int)down(n);
}
