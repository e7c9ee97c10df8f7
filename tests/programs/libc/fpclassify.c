// expect: safe
// The functions behind fpclassify, isnan, isinf, isfinite and signbit.
#include <stdio.h>
extern int __fpclassify(double x), __isnan(double x), __isinf(double x), __finite(double x), __signbit(double x);
extern int __fpclassifyf(float x), __isnanf(float x), __isinff(float x), __finitef(float x), __signbitf(float x);
extern int isnan(double x), isinf(double x), finite(double x);

int main(void) {
    double zero = 0, one = 1;
    double numbers[] = {0, -0.0, 1, -1, 5e-324, one / zero, -one / zero, zero / zero};
    for (int i = 0; i < 8; i++) {
        double x = numbers[i];
        float f = (float)x;
        printf("%d %d %d %d %d ", __fpclassify(x), __isnan(x) != 0, __isinf(x), __finite(x) != 0, i < 7 ? __signbit(x) != 0 : 0);
        printf("%d %d %d %d %d ", __fpclassifyf(f), __isnanf(f) != 0, __isinff(f), __finitef(f) != 0, i < 7 ? __signbitf(f) != 0 : 0);
        printf("%d %d %d\n", isnan(x) != 0, isinf(x), finite(x) != 0);
    }
    printf("%d\n", __fpclassifyf(1e-40f));
    return 0;
}
