// expect: safe
// logb, ilogb, nextafter, scalbln, remainder, remquo, drem, nearbyint, llrint, llround, nan.
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>

int main(void) {
    double numbers[] = {0.1, 1, 2.5, 1e300, -3.75, 1e-310, 7, 5.5};
    for (unsigned i = 0; i < 8; i++) {
        double x = numbers[i];
        int q = 0;
        printf("%g %d %a %a %a\n", logb(x), ilogb(x), nextafter(x, 10), nextafter(x, -10), scalbln(x, 4));
        printf("%a %a ", remainder(x, 0.75), drem(x, -2));
        double rest = remquo(x, 3, &q);
        printf("%a %d\n", rest, q & 7);
        printf("%a\n", nearbyint(x));
    }
    printf("%lld %lld\n", llrint(2.5), llround(2.5));
    printf("%d %d %a\n", isnan(nan("")), isnan(remainder(1, 0)), nextafter(0, 1));
    return 0;
}
