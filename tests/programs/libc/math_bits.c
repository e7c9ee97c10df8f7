// expect: safe
// frexp, ldexp, modf, isnan, isinf, signbit, fpclassify, fmod.
#include <stdio.h>
#include <math.h>

int main(void) {
    double numbers[] = {8.0, -0.75, 1e-310, 1e300, 0.0, 3.7};
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        int exponent;
        double whole;
        double fraction = frexp(numbers[i], &exponent);
        printf("%.17g %d ", fraction, exponent);
        printf("%.17g ", ldexp(fraction, exponent) - numbers[i]);
        double part = modf(numbers[i], &whole);
        printf("%.17g %.17g\n", part, whole);
    }
    double zero = 0, nan = zero / zero, infinity = 1 / zero;
    printf("%d %d %d %d\n", isnan(nan) != 0, isnan(zero) != 0, isinf(infinity) != 0, signbit(-zero) != 0);
    printf("%d %d\n", fpclassify(zero) == FP_ZERO, fpclassify(nan) == FP_NAN);
    printf("%g %g %g\n", fmod(7.5, 2), fmod(-7.5, 2), ldexp(1, -1080));
    return 0;
}
