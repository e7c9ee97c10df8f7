// expect: safe
// Saturating addition, subtraction and shifts; minima, maxima and absolute values; funnel shifts.
#include <stdio.h>

int add(int a, int b) __asm__("llvm.sadd.sat.i32");
unsigned uadd(unsigned a, unsigned b) __asm__("llvm.uadd.sat.i32");
int sub(int a, int b) __asm__("llvm.ssub.sat.i32");
unsigned usub(unsigned a, unsigned b) __asm__("llvm.usub.sat.i32");
int shl(int a, int b) __asm__("llvm.sshl.sat.i32");
unsigned ushl(unsigned a, unsigned b) __asm__("llvm.ushl.sat.i32");
int smax(int a, int b) __asm__("llvm.smax.i32");
int smin(int a, int b) __asm__("llvm.smin.i32");
unsigned umax(unsigned a, unsigned b) __asm__("llvm.umax.i32");
unsigned umin(unsigned a, unsigned b) __asm__("llvm.umin.i32");
unsigned fshl(unsigned a, unsigned b, unsigned by) __asm__("llvm.fshl.i32");
unsigned fshr(unsigned a, unsigned b, unsigned by) __asm__("llvm.fshr.i32");

int main(void) {
    volatile int numbers[] = {0, 1, -1, 2147483647, -2147483647 - 1, 1000000000};
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++) {
            int a = numbers[i], b = numbers[j];
            printf("%d %u %d %u ", add(a, b), uadd((unsigned)a, (unsigned)b), sub(a, b), usub((unsigned)a, (unsigned)b));
            printf("%d %u ", shl(a, j), ushl((unsigned)a, (unsigned)j));
            printf("%d %d %u %u ", smax(a, b), smin(a, b), umax((unsigned)a, (unsigned)b), umin((unsigned)a, (unsigned)b));
            printf("%x %x\n", fshl((unsigned)a, (unsigned)b, (unsigned)i * 7), fshr((unsigned)a, (unsigned)b, (unsigned)j * 5));
        }
    return 0;
}
