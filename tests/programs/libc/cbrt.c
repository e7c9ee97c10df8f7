// expect: safe
// cbrt, cbrtf: cube roots, as this library rounds them.
#include <math.h>
#include <stdio.h>

int main(void) {
    const double numbers[] = {0, -0.0, 1, 8, -27, 2, 0.1, 1e300, 5e-324, 3, 1e-5, 123456.789, -0.3, 7e22};
    for (unsigned i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        printf("%a %a\n", cbrt(numbers[i]), cbrtf((float)numbers[i]));
    printf("%f %d\n", cbrt(1.0 / 0.0), isnan(cbrt(0.0 / 0.0)) != 0);
    return 0;
}
