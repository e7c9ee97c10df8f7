// expect: safe
// Rounding to integers, conversions that saturate, minimum and maximum of IEEE 754, fused products.
#include <stdio.h>

int sat(double x) __asm__("llvm.fptosi.sat.i32.f64");
unsigned usat(double x) __asm__("llvm.fptoui.sat.i32.f64");
long lrnd(double x) __asm__("llvm.lround.i64.f64");
long llrnd(double x) __asm__("llvm.llround.i64.f64");
long lnearest(double x) __asm__("llvm.lrint.i64.f64");
long llnearest(double x) __asm__("llvm.llrint.i64.f64");
double nearest(double x) __asm__("llvm.nearbyint.f64");
double rounded(double x) __asm__("llvm.round.f64");
double muladd(double x, double y, double z) __asm__("llvm.fmuladd.f64");
float smuladd(float x, float y, float z) __asm__("llvm.fmuladd.f32");
double signed_as(double x, double y) __asm__("llvm.copysign.f64");

int main(void) {
    volatile double zero = 0;
    double numbers[] = {0.5, 1.5, -2.5, 1e10, -1e10, 1 / zero, -0.0, 2.4999999};
    for (int i = 0; i < 8; i++) {
        volatile double x = numbers[i];
        printf("%d %u %g %g %g\n", sat(x), usat(x), nearest(x), rounded(x), signed_as(3, x));
        if (x < 1e9 && x > -1e9)
            printf("%ld %ld %ld %ld\n", lrnd(x), llrnd(x), lnearest(x), llnearest(x));
        printf("%g %g\n", muladd(x, 2, 1), (double)smuladd((float)x, 2, 1));
    }
    return 0;
}
