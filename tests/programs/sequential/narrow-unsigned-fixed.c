// expect: safe
// As narrow-unsigned.c, but what is asserted does hold for all 64 pairs.
#include <threadbare.h>

static unsigned mixed(unsigned a, unsigned b) {
    unsigned acc = a * 2246822519u ^ b << 7;
    acc ^= acc >> 11;
    acc *= acc | 5;
    acc ^= acc >> 9;
    acc = acc * 77 % 65521u;
    return acc * acc;
}

int main(void) {
    unsigned a = tb_uint("a"), b = tb_uint("b");
    tb_assume(a < 8 && b < 8);
    unsigned r = mixed(a, b) % 1000003u;
    tb_assert(r * r % 4 != 3);
    return 0;
}
