/* Mathematics that the machine's own operations cover, or that is a matter of bits. */
#include "library.h"

double LIBC(sqrt)(double x) { return __builtin_sqrt(x); }
float LIBC(sqrtf)(float x) { return __builtin_sqrtf(x); }
double LIBC(fabs)(double x) { return __builtin_fabs(x); }
float LIBC(fabsf)(float x) { return __builtin_fabsf(x); }
double LIBC(floor)(double x) { return __builtin_floor(x); }
float LIBC(floorf)(float x) { return __builtin_floorf(x); }
double LIBC(ceil)(double x) { return __builtin_ceil(x); }
float LIBC(ceilf)(float x) { return __builtin_ceilf(x); }
double LIBC(trunc)(double x) { return __builtin_trunc(x); }
float LIBC(truncf)(float x) { return __builtin_truncf(x); }
double LIBC(round)(double x) { return __builtin_round(x); }
float LIBC(roundf)(float x) { return __builtin_roundf(x); }
double LIBC(rint)(double x) { return __builtin_rint(x); }
float LIBC(rintf)(float x) { return __builtin_rintf(x); }
double LIBC(nearbyint)(double x) { return __builtin_nearbyint(x); }
float LIBC(nearbyintf)(float x) { return __builtin_nearbyintf(x); }
double LIBC(fma)(double x, double y, double z) { return __builtin_fma(x, y, z); }
float LIBC(fmaf)(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
double LIBC(fmin)(double x, double y) { return __builtin_fmin(x, y); }
float LIBC(fminf)(float x, float y) { return __builtin_fminf(x, y); }
double LIBC(fmax)(double x, double y) { return __builtin_fmax(x, y); }
float LIBC(fmaxf)(float x, float y) { return __builtin_fmaxf(x, y); }
double LIBC(copysign)(double x, double y) { return __builtin_copysign(x, y); }
float LIBC(copysignf)(float x, float y) { return __builtin_copysignf(x, y); }
double LIBC(fdim)(double x, double y) { return x > y ? x - y : x <= y ? 0 : x + y; }

long LIBC(lround)(double x) { return (long)__builtin_round(x); }
long LIBC(lroundf)(float x) { return (long)__builtin_roundf(x); }
long LIBC(llround)(double x) { return (long)__builtin_round(x); }
long LIBC(llroundf)(float x) { return (long)__builtin_roundf(x); }
long LIBC(lrint)(double x) { return (long)__builtin_rint(x); }
long LIBC(llrint)(double x) { return (long)__builtin_rint(x); }

static unsigned long bits(double x) {
    union {
        double number;
        unsigned long bits;
    } both = {x};
    return both.bits;
}

static double number(unsigned long bits) {
    union {
        unsigned long bits;
        double number;
    } both = {bits};
    return both.number;
}

#define SIGN (1UL << 63)
#define INFINITE (0x7ffUL << 52)

double LIBC(nan)(const char *text) {
    (void)text;
    return number(INFINITE | 1UL << 51);
}

int LIBC(__isnan)(double x) { return (bits(x) & ~SIGN) > INFINITE; }
int LIBC(__isinf)(double x) { return (bits(x) & ~SIGN) != INFINITE ? 0 : bits(x) & SIGN ? -1 : 1; }
int LIBC(__finite)(double x) { return (bits(x) & INFINITE) != INFINITE; }
int LIBC(__signbit)(double x) { return (bits(x) & SIGN) != 0; }

int LIBC(__fpclassify)(double x) {
    unsigned long magnitude = bits(x) & ~SIGN;
    if (magnitude == 0)
        return 2;
    if (magnitude < 1UL << 52)
        return 3;
    return magnitude < INFINITE ? 4 : magnitude == INFINITE;
}

/* 2 to the power of n, for n of normal numbers. */
static double power(int n) {
    return number((unsigned long)(n + 1023) << 52);
}

double LIBC(scalbn)(double x, int n) {
    /* Two steps at most bring any exponent into range, so that the last product alone rounds. */
    for (int i = 0; i < 2 && n > 1023; i++) {
        x *= power(1023);
        n -= 1023;
    }
    for (int i = 0; i < 2 && n < -969; i++) {
        x *= power(-969);
        n += 969;
    }
    if (n > 1023)
        n = 1023;
    if (n < -1022)
        n = -1022;
    return x * power(n);
}

double LIBC(ldexp)(double x, int n) {
    return LIBC(scalbn)(x, n);
}

float LIBC(ldexpf)(float x, int n) {
    return (float)LIBC(scalbn)(x, n);
}

double LIBC(frexp)(double x, int *exponent) {
    unsigned long word = bits(x);
    int e = (int)(word >> 52 & 0x7ff);
    *exponent = 0;
    if (e == 0x7ff || (word & ~SIGN) == 0)
        return x;
    int shift = 0;
    if (e == 0) {
        word = bits(x * power(54));
        e = (int)(word >> 52 & 0x7ff);
        shift = 54;
    }
    *exponent = e - 1022 - shift;
    return number((word & ~INFINITE) | 1022UL << 52);
}

float LIBC(frexpf)(float x, int *exponent) {
    return (float)LIBC(frexp)(x, exponent);
}

double LIBC(modf)(double x, double *whole) {
    *whole = __builtin_trunc(x);
    return __builtin_copysign((bits(x) & ~SIGN) == INFINITE ? 0 : x - *whole, x);
}

float LIBC(modff)(float x, float *whole) {
    double part;
    float rest = (float)LIBC(modf)(x, &part);
    *whole = (float)part;
    return rest;
}
