// expect: safe
// sin, cos, tan, exp, log, pow, atan2, hypot and others: the last bit too.
#include <stdio.h>
#include <math.h>

int main(void) {
    double numbers[] = {0.1, 1, 2.5, 10};
    for (unsigned i = 0; i < 4; i++) {
        double x = numbers[i];
        printf("%a %a %a %a %a %a\n", sin(x), cos(x), tan(x), exp(x), log(x), pow(x, 1.5));
        printf("%a %a %a %a %a\n", atan2(x, 2), hypot(x, 3), log10(x), log2(x), atan(x));
        printf("%a %a %a %a %a\n", sinh(x), cosh(x), tanh(x), expm1(x), log1p(x));
    }
    printf("%a %a %a\n", asin(0.5), acos(0.5), exp2(3.5));
    printf("%a %a\n", (double)sinf(1), (double)powf(2, 0.5f));
    return 0;
}
