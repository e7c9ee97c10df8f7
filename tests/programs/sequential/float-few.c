// expect: error assertion
// inputs: b = 3
// Floating point of an input with four values: they are tried.
#include <threadbare.h>

int main(void) {
    signed char b = tb_schar("b");
    tb_assume(b >= 0 && b < 4);
    double third = b / 3.0, back = third * -7.5f;
    int whole = (int)(back - 0.25);
    tb_assert(whole * whole != 49); // ERROR assertion
    return 0;
}
