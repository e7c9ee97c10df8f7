// expect: error assertion
// Two wide inputs of eight values each: all 64 pairs are tried, where a solver would have to invert what is computed.
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
    tb_assert(mixed(a, b) % 97 != mixed(5, 3) % 97); // ERROR assertion
    return 0;
}
