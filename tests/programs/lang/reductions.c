// expect: safe
// All lanes of a vector joined to one value.
#include <stdio.h>

typedef int v4 __attribute__((vector_size(16)));
typedef unsigned u4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));

int add(v4 v) __asm__("llvm.vector.reduce.add.v4i32");
int mul(v4 v) __asm__("llvm.vector.reduce.mul.v4i32");
int and_(v4 v) __asm__("llvm.vector.reduce.and.v4i32");
int or_(v4 v) __asm__("llvm.vector.reduce.or.v4i32");
int xor_(v4 v) __asm__("llvm.vector.reduce.xor.v4i32");
int smax(v4 v) __asm__("llvm.vector.reduce.smax.v4i32");
int smin(v4 v) __asm__("llvm.vector.reduce.smin.v4i32");
unsigned umax(u4 v) __asm__("llvm.vector.reduce.umax.v4i32");
unsigned umin(u4 v) __asm__("llvm.vector.reduce.umin.v4i32");
float sum(float start, f4 v) __asm__("llvm.vector.reduce.fadd.v4f32");
float product(float start, f4 v) __asm__("llvm.vector.reduce.fmul.v4f32");
float largest(f4 v) __asm__("llvm.vector.reduce.fmax.v4f32");
float smallest(f4 v) __asm__("llvm.vector.reduce.fmin.v4f32");

int main(void) {
    volatile int seed = 3;
    v4 v = {seed, -7 * seed, 12, 5};
    u4 u = {(unsigned)seed, 0xfffffff0u, 12, 5};
    f4 f = {0.5f, (float)seed, -2.25f, 8};
    printf("%d %d %d %d %d\n", add(v), mul(v), and_(v), or_(v), xor_(v));
    printf("%d %d %u %u\n", smax(v), smin(v), umax(u), umin(u));
    printf("%g %g %g %g\n", sum(1, f), product(2, f), largest(f), smallest(f));
    return 0;
}
