// expect: safe
// sqrt, fabs, floor, ceil, trunc, round, rint, fmin, fmax, copysign, fma, lround.
#include <stdio.h>
#include <math.h>

int main(void) {
    double numbers[] = {0.5, -0.5, 1.5, 2.5, -2.5, 1e10, 0.49999999999999994, -0.0, 4503599627370497.5};
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        double x = numbers[i];
        printf("%.17g %g %g %g %g %g %g %ld %ld\n", sqrt(fabs(x)), floor(x), ceil(x), trunc(x), round(x), rint(x),
               copysign(3.0, x), lround(x), lrint(x));
    }
    printf("%g %g %g %g\n", fmin(1, 2), fmax(1, 2), fdim(3, 1), fma(2, 3, 4));
    printf("%.9g %g %g\n", sqrtf(2), floorf(-1.5f), fabsf(-2));
    return 0;
}
