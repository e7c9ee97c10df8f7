// expect: safe
// As nan-sign.c, the other way round.
#include <threadbare.h>

int main(void) {
    unsigned char a = tb_uchar("a");
    tb_assume(a < 3);
    double zero = (double)a, ratio = zero / zero;
    if (ratio != ratio)
        tb_assert(__builtin_signbit(ratio));
    return 0;
}
