// expect: safe
// sscanf: floating-point numbers.
#include <stdio.h>

int main(void) {
    double d = 0;
    float f = 0;
    printf("%d %g %g\n", sscanf("1.5e2 -0.25", "%lf %f", &d, &f), d, f);
    printf("%d %g\n", sscanf("inf", "%lf", &d), d);
    return 0;
}
