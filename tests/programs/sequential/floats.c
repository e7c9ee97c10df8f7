// expect: error assertion
// Found only by reasoning about floating point: over the reals the sum is never the larger number itself, and there is
// no constant in the program to try.
#include <threadbare.h>

int main(void) {
    double a = tb_double("a"), b = tb_double("b");
    tb_assume(a > 0 && a < 1e300 && b > 0 && b < a);
    tb_assert(a + b != a); // ERROR assertion
    return 0;
}
