/* Mathematics of long double that the machine's own operations cover, or that is a matter of bits. */
#include "library.h"

long double LIBC(sqrtl)(long double x) { return __builtin_sqrtl(x); }
long double LIBC(fabsl)(long double x) { return __builtin_fabsl(x); }
long double LIBC(floorl)(long double x) { return __builtin_floorl(x); }
long double LIBC(ceill)(long double x) { return __builtin_ceill(x); }
long double LIBC(truncl)(long double x) { return __builtin_truncl(x); }
long double LIBC(roundl)(long double x) { return __builtin_roundl(x); }
long double LIBC(rintl)(long double x) { return __builtin_rintl(x); }
long double LIBC(nearbyintl)(long double x) { return __builtin_nearbyintl(x); }
long double LIBC(fminl)(long double x, long double y) { return __builtin_fminl(x, y); }
long double LIBC(fmaxl)(long double x, long double y) { return __builtin_fmaxl(x, y); }
long double LIBC(copysignl)(long double x, long double y) { return __builtin_copysignl(x, y); }

long LIBC(lroundl)(long double x) { return (long)__builtin_roundl(x); }
long LIBC(llroundl)(long double x) { return (long)__builtin_roundl(x); }
long LIBC(lrintl)(long double x) { return (long)__builtin_rintl(x); }
long LIBC(llrintl)(long double x) { return (long)__builtin_rintl(x); }

union parts {
    long double number;
    struct {
        unsigned long significand;
        unsigned short exponent;
    };
};

#define SIGN 0x8000
#define LARGEST 0x7fff
#define BIAS 16383

int LIBC(__isnanl)(long double x) { return x != x; }
int LIBC(__isinfl)(long double x) { return __builtin_fabsl(x) != __builtin_infl() ? 0 : x < 0 ? -1 : 1; }
int LIBC(__finitel)(long double x) { return __builtin_fabsl(x) < __builtin_infl(); }

int LIBC(__signbitl)(long double x) {
    union parts parts = {x};
    return (parts.exponent & SIGN) != 0;
}

int LIBC(__fpclassifyl)(long double x) {
    union parts parts = {x};
    if (x != x)
        return 0;
    if ((parts.exponent & LARGEST) == LARGEST)
        return 1;
    if (parts.exponent & LARGEST)
        return 4;
    return parts.significand ? 3 : 2;
}

/* 2 to the power of n, for n of normal numbers. */
static long double power(int n) {
    union parts parts;
    parts.significand = 1UL << 63;
    parts.exponent = (unsigned short)(n + BIAS);
    return parts.number;
}

long double LIBC(frexpl)(long double x, int *exponent) {
    union parts parts = {x};
    *exponent = 0;
    if (x == 0 || (parts.exponent & LARGEST) == LARGEST)
        return x;
    if (!(parts.exponent & LARGEST)) {
        parts.number = x * power(64);
        *exponent = -64;
    }
    *exponent += (parts.exponent & LARGEST) - (BIAS - 1);
    parts.exponent = (unsigned short)((parts.exponent & SIGN) | (BIAS - 1));
    return parts.number;
}

long double LIBC(scalbnl)(long double x, int n) {
    int exponent;
    x = LIBC(frexpl)(x, &exponent);
    if (n > 40000)
        n = 40000;
    if (n < -40000)
        n = -40000;
    n += exponent;
    /* One multiplication that is exact, and one that rounds. */
    if (n > BIAS + 1)
        return x * power(BIAS) * power(n > 2 * BIAS ? BIAS : n - BIAS);
    if (n < 2 - BIAS)
        return x * power(2 - BIAS) * power(n < 2 * (2 - BIAS) ? 2 - BIAS : n - (2 - BIAS));
    return n > BIAS ? x * power(BIAS) * 2 : x * power(n);
}

long double LIBC(ldexpl)(long double x, int n) { return LIBC(scalbnl)(x, n); }

long double LIBC(modfl)(long double x, long double *whole) {
    *whole = __builtin_truncl(x);
    return __builtin_copysignl(__builtin_fabsl(x) == __builtin_infl() ? 0 : x - *whole, x);
}
