// expect: unsupported
// Inline assembly: outputs, inputs, memory operands, clobbers, a barrier. On other processors, plain C.
#include <stdio.h>

static unsigned rotate(unsigned x, unsigned char by) {
#if defined(__x86_64__)
    __asm__("roll %%cl, %0" : "+r"(x) : "c"(by) : "cc");
    return x;
#else
    return x << by | x >> (32 - by);
#endif
}

static long add_to(long *where, long what) {
#if defined(__x86_64__)
    __asm__ volatile("addq %1, %0" : "+m"(*where) : "r"(what) : "cc");
#else
    *where += what;
#endif
    __asm__ volatile("" ::: "memory");
    return *where;
}

int main(void) {
    long cell = 40;
    printf("%x %ld\n", rotate(0x80000001u, 4), add_to(&cell, 2));
    return 0;
}
