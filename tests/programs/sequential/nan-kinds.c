// expect: safe
// NaNs that operations make have their sign set; those that they are given keep theirs, and become quiet. For `float`,
// `double` and `long double`, with what is known and with what depends on an input.
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <threadbare.h>

static unsigned long bits(double x) {
    unsigned long u;
    memcpy(&u, &x, sizeof u);
    return u;
}

static double from(unsigned long u) {
    double x;
    memcpy(&x, &u, sizeof x);
    return x;
}

static void check(double zero) {
    double infinite = 1.0 / zero;
    double made[] = {zero / zero, infinite - infinite, zero * infinite, sqrt(zero - 1.0), fmod(1.0, zero)};
    for (unsigned i = 0; i < sizeof made / sizeof *made; i++)
        tb_assert(bits(made[i]) == 0xfff8000000000000ul);
    float narrow = (float)zero / (float)zero;
    long double wide = (long double)zero / (long double)zero;
    tb_assert(__builtin_signbit(narrow) && __builtin_signbit(wide));
    tb_assert(__builtin_signbit((double)narrow) && __builtin_signbit((float)wide));

    double signalling = from(0x7ff0000000000005ul + (unsigned long)zero);
    tb_assert(bits(signalling + 1.0) == 0x7ff8000000000005ul);
    tb_assert(bits(zero * signalling) == 0x7ff8000000000005ul);
    tb_assert(bits(-signalling - 1.0) == 0xfff8000000000005ul);
    tb_assert(bits(fabs(made[0])) == 0x7ff8000000000000ul);
    tb_assert(bits(copysign(signalling, -1.0)) == 0xfff0000000000005ul);
    tb_assert(bits(fmin(made[0], 2.0)) == bits(2.0));
    tb_assert(bits(fmax(zero, made[0])) == bits(0.0));
    tb_assert(bits((double)(float)from(0x7ff8000120000000ul + (unsigned long)zero)) == 0x7ff8000120000000ul);
}

int main(void) {
    volatile double known = 0.0;
    check(known);
    char text[8];
    snprintf(text, sizeof text, "%f", known / known);
    tb_assert(strcmp(text, "-nan") == 0);
    unsigned char a = tb_uchar("a");
    tb_assume(a == 0);
    check((double)a);
    unsigned char b = tb_uchar("b");
    tb_assume(b < 4);
    double ratio = (double)(b / 2) / (double)(b / 2);
    tb_assert(ratio == 1.0 || bits(ratio) == 0xfff8000000000000ul);
    return 0;
}
