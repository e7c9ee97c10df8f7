// expect: safe
// lgamma, tgamma, erf, erfc, asinh, acosh, atanh, gamma, and those of float: the last bit too.
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>

int main(void) {
    double numbers[] = {0.25, 0.5, 1.5, 3, 10.125};
    for (unsigned i = 0; i < 5; i++) {
        double x = numbers[i];
        float f = (float)x;
        printf("%a %a %a %a\n", lgamma(x), tgamma(x), erf(x), erfc(x));
        printf("%a %a %a %a\n", asinh(x), acosh(x + 1), atanh(x / 11), gamma(x));
        printf("%a %a %a %a\n", lgammaf(f), tgammaf(f), erff(f), erfcf(f));
        printf("%a %a %a\n", asinhf(f), acoshf(f + 1), atanhf(f / 11));
        double s, c;
        sincos(x, &s, &c);
        printf("%a %a\n", s, c);
    }
    return 0;
}
