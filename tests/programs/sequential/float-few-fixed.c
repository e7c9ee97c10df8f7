// expect: safe
// As float-few.c, with what does hold for the four values.
#include <threadbare.h>

int main(void) {
    signed char b = tb_schar("b");
    tb_assume(b >= 0 && b < 4);
    double third = b / 3.0, back = third * -7.5f;
    int whole = (int)(back - 0.25);
    tb_assert(whole * whole <= 49);
    float root = __builtin_sqrtf((float)b);
    tb_assert(root * root > (float)b - 0.001f);
    return 0;
}
