// expect: safe
// Functions that compilers put operations in the place of, called through pointers: abs, fabs, floor, fma, bcopy and others.
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#undef isnan
#undef isinf
extern int finite(double x), __finite(double x), __finitef(float x), finitef(float x);

typedef double one(double);
typedef float onef(float);
typedef double two(double, double);
typedef float twof(float, float);

static one *volatile ones[] = {fabs, floor, ceil, trunc, round, rint, nearbyint, sqrt};
static onef *volatile onefs[] = {fabsf, floorf, ceilf, truncf, roundf, rintf, nearbyintf, sqrtf};
static two *volatile twos[] = {fmin, fmax, copysign, fdim};
static twof *volatile twofs[] = {fminf, fmaxf, copysignf, fdimf};
static double (*volatile fused)(double, double, double) = fma;
static float (*volatile fusedf)(float, float, float) = fmaf;
static int (*volatile absolute)(int) = abs;
static long (*volatile absolute_long)(long) = labs;
static long long (*volatile absolute_longer)(long long) = llabs;
static int (*volatile is_finite[])(double) = {finite, __finite};
static int (*volatile is_finitef)(float) = __finitef;
static int (*volatile is_finite_float)(float) = finitef;
static int (*volatile compare)(const void *, const void *, size_t) = bcmp;
static void (*volatile copy)(const void *, void *, size_t) = bcopy;
static void (*volatile zero)(void *, size_t) = bzero;
static void *(*volatile copy_end)(void *, const void *, size_t) = mempcpy;

int main(void) {
    double numbers[] = {2.5, -2.5, 0.49, 1e9, 3};
    for (int i = 0; i < 5; i++) {
        for (int f = 0; f < 8; f++)
            if (f < 7 || numbers[i] > 0)
                printf("%g %g ", ones[f](numbers[i]), (double)onefs[f]((float)numbers[i]));
        for (int f = 0; f < 4; f++)
            printf("%g %g ", twos[f](numbers[i], 1), (double)twofs[f]((float)numbers[i], -1));
        printf("%g %g %d %d %d\n", fused(numbers[i], 2, 1), (double)fusedf((float)numbers[i], 2, 1), is_finite[0](numbers[i]) != 0,
               is_finite[1](numbers[i]) != 0, is_finitef((float)numbers[i]) != 0 && is_finite_float((float)numbers[i]) != 0);
    }
    printf("%d %ld %lld\n", absolute(-5), absolute_long(-6), absolute_longer(-7));
    char text[8] = "abcdef";
    copy(text, text + 1, 4);
    printf("%s %d\n", text, compare(text, "aabcd", 5) != 0);
    printf("%d\n", (int)((char *)copy_end(text, "xyz", 3) - text));
    zero(text + 1, 2);
    printf("%d %d %c\n", text[0], text[1], text[3]);
    return 0;
}
