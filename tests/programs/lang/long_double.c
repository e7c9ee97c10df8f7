// expect: safe
// long double: arithmetic, conversion, comparison, constants, storage in structures.
#include <float.h>
#include <math.h>
#include <stdio.h>

struct sample {
    char tag;
    long double value;
};

static long double series(int n) {
    long double sum = 0.0L, term = 1.0L;
    for (int i = 1; i <= n; i++) {
        sum += term;
        term /= i;
    }
    return sum;
}

int main(void) {
    struct sample s = {'e', series(25)};
    printf("%c %.15Lf %zu\n", s.tag, s.value, sizeof s);
    long double big = 1e4000L, tiny = 1e-4000L;
    printf("%d %d %d\n", big > DBL_MAX, tiny > 0, big * tiny == 1.0L);
    printf("%d %.3f %lld\n", (int)-2.75L, (float)1.625L, (long long)1e18L);
    printf("%d %d\n", isnan((double)(big - big)), signbit(-0.0L) != 0);
    printf("%.6Lf\n", fabsl(-2.5L) + sqrtl(2.0L));
    return 0;
}
