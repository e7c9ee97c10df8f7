// expect: safe
// printf: %f, %e, %g, %a with flags and precisions.
#include <stdio.h>

int main(void) {
    double numbers[] = {0.0, -0.0, 1.0, 0.1, -2.5, 123456.789, 1e21, 1e-7, 3.141592653589793, 1e100, 99999.95, 0.5, 1.5};
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        double d = numbers[i];
        printf("%f|%.0f|%.10f|%e|%.2e|%g|%.3g|%#g|%G|%a|%.1a|%10.2f|%-10.1f|%+08.2f|% g\n", d, d, d, d, d, d, d, d, d, d,
               d, d, d, d, d);
    }
    double infinity = 1e308 * 10;
    printf("%f %F %5.1f %05f\n", infinity, -infinity, infinity, infinity);
    float single = 0.1f;
    printf("%.9g\n", single);
    return 0;
}
