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

float LIBC(fdimf)(float x, float y) { return x > y ? x - y : x <= y ? 0 : x + y; }
long LIBC(lrintf)(float x) { return (long)__builtin_rintf(x); }
long LIBC(llrintf)(float x) { return (long)__builtin_rintf(x); }
float LIBC(scalbnf)(float x, int n) { return (float)LIBC(scalbn)(x, n); }
double LIBC(scalbln)(double x, long n) { return LIBC(scalbn)(x, n > 5000 ? 5000 : n < -5000 ? -5000 : (int)n); }

double sin(double x);
double cos(double x);
double fmod(double x, double y);

void LIBC(sincos)(double x, double *s, double *c) {
    *s = sin(x);
    *c = cos(x);
}

double LIBC(logb)(double x) {
    int exponent;
    if (x == 0)
        return -1 / (x * x);
    if ((bits(x) & INFINITE) == INFINITE)
        return x * x;
    LIBC(frexp)(x, &exponent);
    return exponent - 1;
}

int LIBC(ilogb)(double x) {
    int exponent;
    if (x == 0 || x != x)
        return -2147483647 - 1;
    if ((bits(x) & INFINITE) == INFINITE)
        return 2147483647;
    LIBC(frexp)(x, &exponent);
    return exponent - 1;
}

double LIBC(nextafter)(double x, double y) {
    if (x != x || y != y)
        return x + y;
    if (x == y)
        return y;
    if (x == 0)
        return number((bits(y) & SIGN) | 1);
    return number((x < y) == (x > 0) ? bits(x) + 1 : bits(x) - 1);
}

/* What is left of x after the nearest multiple of y, and the last three bits of which multiple that is. */
double LIBC(remquo)(double x, double y, int *quotient) {
    double a = __builtin_fabs(x), b = __builtin_fabs(y);
    int negative = ((bits(x) ^ bits(y)) & SIGN) != 0, count = 0;
    *quotient = 0;
    if (b == 0 || (bits(x) & INFINITE) == INFINITE || y != y)
        return (x * y) / (x * y);
    if (b <= 0x1p1020)
        a = fmod(a, 8 * b);
    if (b <= 0x1p1021 && a >= 4 * b) {
        a -= 4 * b;
        count += 4;
    }
    if (b <= 0x1p1022 && a >= 2 * b) {
        a -= 2 * b;
        count += 2;
    }
    if (b < 0x1p-1021) {
        if (a + a > b) {
            a -= b;
            count++;
            if (a + a >= b) {
                a -= b;
                count++;
            }
        }
    } else {
        double half = 0.5 * b;
        if (a > half) {
            a -= b;
            count++;
            if (a >= half) {
                a -= b;
                count++;
            }
        }
    }
    *quotient = negative ? -count : count;
    if (a == 0)
        a = 0;
    return bits(x) & SIGN ? -a : a;
}

double LIBC(remainder)(double x, double y) {
    int quotient;
    if ((bits(y) & ~SIGN) == INFINITE && (bits(x) & INFINITE) != INFINITE)
        return x;
    return LIBC(remquo)(x, y, &quotient);
}

double LIBC(drem)(double x, double y) { return LIBC(remainder)(x, y); }
int LIBC(finite)(double x) { return (bits(x) & INFINITE) != INFINITE; }
int LIBC(isnan)(double x) { return (bits(x) & ~SIGN) > INFINITE; }
int LIBC(isinf)(double x) { return (bits(x) & ~SIGN) != INFINITE ? 0 : bits(x) & SIGN ? -1 : 1; }

/* Of floats these are exact as of doubles. */
float LIBC(logbf)(float x) { return (float)LIBC(logb)(x); }
int LIBC(ilogbf)(float x) { return LIBC(ilogb)(x); }
float LIBC(scalblnf)(float x, long n) { return (float)LIBC(scalbln)(x, n); }
float LIBC(remquof)(float x, float y, int *quotient) { return (float)LIBC(remquo)(x, y, quotient); }
float LIBC(remainderf)(float x, float y) { return (float)LIBC(remainder)(x, y); }
float LIBC(dremf)(float x, float y) { return (float)LIBC(remainder)(x, y); }
float LIBC(nanf)(const char *text) { return (float)LIBC(nan)(text); }
int LIBC(finitef)(float x) { return LIBC(finite)(x); }
int LIBC(isnanf)(float x) { return x != x; }
int LIBC(isinff)(float x) { return LIBC(isinf)(x); }

float LIBC(nextafterf)(float x, float y) {
    union {
        float number;
        unsigned bits;
    } next = {x}, toward = {y};
    if (x != x || y != y)
        return x + y;
    if (x == y)
        return y;
    if (x == 0)
        next.bits = (toward.bits & 1U << 31) | 1;
    else if ((x < y) == (x > 0))
        next.bits++;
    else
        next.bits--;
    return next.number;
}

int LIBC(__isnanf)(float x) { return x != x; }
int LIBC(__isinff)(float x) { return LIBC(isinf)(x); }
int LIBC(__finitef)(float x) { return LIBC(finite)(x); }
int LIBC(__signbitf)(float x) { return (bits(x) & SIGN) != 0; }
int LIBC(__fpclassifyf)(float x) {
    /* What is below the normal numbers of float is normal as a double. */
    int class = LIBC(__fpclassify)(x);
    return class == 4 && __builtin_fabsf(x) < 0x1p-126f ? 3 : class;
}
