// expect: safe
// executions: 1
// Floating point: special values, conversion between all widths, rounding, comparison of unordered numbers.
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t bits(double d) {
    uint64_t u;
    memcpy(&u, &d, sizeof u);
    return u;
}

static int order(double a, double b) { return (a < b) | (a > b) << 1 | (a == b) << 2 | (a != b) << 3; }

int main(void) {
    volatile double zero = 0.0;
    double inf = 1 / zero, nan = inf - inf;
    printf("%d %d %d\n", order(1, nan), order(inf, inf), order(-0.0, 0.0));
    printf("%llx %llx %llx\n", (unsigned long long)bits(0.1), (unsigned long long)bits(-inf),
           (unsigned long long)bits(DBL_MIN / 2));
    float f = 16777217.0f, g = 0.1f;
    printf("%.1f %.10f %.10f\n", f, g, (double)g * 3 - 0.3);
    printf("%d %u %lld %d\n", (int)-3.99, (unsigned)3e9, (long long)-1e15, (signed char)(int)300.7);
    printf("%.1f %.1f\n", (double)UINT64_MAX, (float)INT32_MIN);
    double sum = 0;
    for (int i = 1; i <= 1000; i++) sum += 1.0 / i;
    printf("%.12f %.6f %.6f\n", sum, fmod(10.5, 3), copysign(2.5, -0.0));
    return isnan(nan) && isinf(inf) ? 0 : 1;
}
