// expect: safe
// Any number divided by itself: what a solver says of a NaN that the division makes is what the processor does.
#include <threadbare.h>

int main(void) {
    float x = tb_float("x");
    tb_assume(x == x);
    float ratio = x / x;
    if (ratio != ratio)
        tb_assert(__builtin_signbit(ratio));
    return 0;
}
