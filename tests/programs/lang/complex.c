// expect: unsupported
// _Complex numbers: arithmetic, passing and returning them, parts, comparison.
#include <complex.h>
#include <stdio.h>

static double complex power(double complex z, int n) {
    double complex r = 1;
    while (n-- > 0) r *= z;
    return r;
}

static float complex flip(float complex z) { return cimagf(z) + crealf(z) * I; }

int main(void) {
    double complex z = 1.0 + 2.0 * I;
    double complex p = power(z, 5);
    printf("%.3f %.3f\n", creal(p), cimag(p));
    double complex q = p / z - conj(z);
    printf("%.3f %.3f %d\n", creal(q), cimag(q), q == q);
    float complex f = flip(3.0f - 4.0f * I);
    printf("%.1f %.1f\n", crealf(f), cimagf(f));
    __real__ z = 9;
    printf("%.1f %.1f %zu\n", creal(z), cimag(z), sizeof(long double complex));
    return 0;
}
