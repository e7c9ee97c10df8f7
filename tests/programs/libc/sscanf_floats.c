// expect: safe
// sscanf: floating-point numbers.
#include <stdio.h>

int main(void) {
    double d = 0;
    float f = 0;
    int count = sscanf("1.5e2 -0.25", "%lf %f", &d, &f);
    printf("%d %g %g\n", count, d, f);
    count = sscanf("inf", "%lf", &d);
    printf("%d %g\n", count, d);
    return 0;
}
