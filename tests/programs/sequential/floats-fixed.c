// expect: safe
// Rounding never makes a sum of positive numbers smaller than one of them.
#include <threadbare.h>

int main(void) {
    float a = tb_float("a"), b = tb_float("b");
    tb_assume(a > 0 && a < 1e30f && b > 0 && b < a);
    tb_assert(a + b >= a);
    return 0;
}
