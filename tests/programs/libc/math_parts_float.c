// expect: safe
// The parts of numbers of single precision, at the ends of its range too: nextafterf, logbf, ilogbf, scalblnf, remainderf, remquof, dremf, nanf.
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>

int main(void) {
    float numbers[] = {0.1F, 1, 2.5F, 3.4028235e38F, -3.75F, 1e-45F, -1.17549435e-38F, 0, -0.0F, 5.5F};
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        float x = numbers[i];
        int q = 0;
        printf("%a %a %a %a\n", nextafterf(x, 10), nextafterf(x, -10), nextafterf(x, INFINITY), nextafterf(x, x));
        printf("%a %d %a %a\n", logbf(x), ilogbf(x), scalblnf(x, 4), scalblnf(x, -130));
        printf("%a %a ", remainderf(x, 0.75F), dremf(x, -2));
        float rest = remquof(x, 3, &q);
        printf("%a %d\n", rest, q & 7);
        printf("%d %d %d\n", finitef(x), isnanf(x), isinff(x));
    }
    printf("%d %d %d\n", isnan(nanf("")), isnan(remainderf(1, 0)), isnan(nextafterf(NAN, 1)));
    printf("%a %d %d %d\n", nextafterf(0, -1), isinff(-INFINITY), finitef(INFINITY), isnanf(NAN));
    return 0;
}
