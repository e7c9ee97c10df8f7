// expect: safe
// sqrtl, fabsl, floorl, ceill, truncl, roundl, rintl, nearbyintl, fminl, fmaxl, copysignl, lroundl, llroundl, lrintl, llrintl, frexpl,
// scalbnl, ldexpl, modfl, isnan, isinf, isfinite, signbit and fpclassify of long double.
#include <float.h>
#include <math.h>
#include <stdio.h>

int __isnanl(long double x);
int __isinfl(long double x);
int __finitel(long double x);
int __signbitl(long double x);
int __fpclassifyl(long double x);

/* Through pointers, so that no compiler puts operations of its own in their place. */
static long double (*volatile const unary[])(long double) = {sqrtl, fabsl, floorl, ceill, truncl, roundl, rintl, nearbyintl};
static long double (*volatile const binary[])(long double, long double) = {fminl, fmaxl, copysignl};
static int (*volatile const finite_)(long double) = __finitel;

int main(void) {
    const long double numbers[] = {0.0L, -0.0L, 0.5L, -0.5L, 1.5L, 2.5L, -2.5L, 1e18L, 1e19L, 0.3L, -7.75L, 1e4000L, 3e-4940L};
    for (unsigned i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        long double x = numbers[i], whole;
        int exponent;
        for (unsigned k = 0; k < sizeof unary / sizeof unary[0]; k++)
            printf("%La ", unary[k](k == 0 ? fabsl(x) : x));
        printf("%La", frexpl(x, &exponent));
        printf(" %d %La %La", exponent, ldexpl(x, 70), scalbnl(x, -50));
        printf(" %La", modfl(x, &whole));
        printf(" %La %d %d\n", whole, __signbitl(x) != 0, __fpclassifyl(x));
    }
    printf("%Lg %Lg %Lg\n", binary[0](1, -2), binary[1](1, -2), binary[2](3, -0.0L));
    printf("%ld %lld %ld %lld\n", lroundl(2.5L), llroundl(-2.5L), lrintl(2.5L), llrintl(-3.5L));
    long double infinite = HUGE_VALL, nothing = infinite - infinite;
    printf("%d %d %d\n", __isnanl(nothing) != 0, __isinfl(infinite), __isinfl(-infinite));
    printf("%d %d %d %d\n", finite_(1.0L) != 0, finite_(infinite), __fpclassifyl(nothing), __fpclassifyl(infinite));
    printf("%La %La %La\n", ldexpl(1, 16383), ldexpl(1, 16384), ldexpl(1, -16445));
    printf("%La %La %La\n", ldexpl(1, -16446), ldexpl(3, -16446), ldexpl(LDBL_TRUE_MIN, 32828));
    return 0;
}
