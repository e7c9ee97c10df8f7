// expect: error assertion
// inputs: a = 0
// The NaN that a division of zero by zero makes has its sign set on an x86-64.
#include <threadbare.h>

int main(void) {
    unsigned char a = tb_uchar("a");
    tb_assume(a < 3);
    double zero = (double)a, ratio = zero / zero;
    if (ratio != ratio)
        tb_assert(!__builtin_signbit(ratio)); // ERROR assertion
    return 0;
}
