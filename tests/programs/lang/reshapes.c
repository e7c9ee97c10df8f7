// expect: safe
// The bits of one shape as those of another: vectors and integers of other widths.
#include <stdio.h>

typedef unsigned char b8 __attribute__((vector_size(8)));
typedef unsigned short h4 __attribute__((vector_size(8)));
typedef unsigned w2 __attribute__((vector_size(8)));
typedef float f2 __attribute__((vector_size(8)));

int main(void) {
    volatile unsigned long start = 0x0123456789abcdefUL;
    unsigned long word = start;
    b8 bytes = (b8)word;
    h4 halves = (h4)bytes;
    w2 words = (w2)halves;
    f2 reals = (f2)words;
    printf("%x %x %x %x\n", bytes[0], bytes[7], halves[1], words[1]);
    bytes[3] = 0xff;
    printf("%lx %lx\n", (unsigned long)bytes, (unsigned long)(w2)reals);
    for (int i = 0; i < 8; i++)
        bytes[i] = (unsigned char)(bytes[7 - i] + i);
    printf("%lx\n", (unsigned long)bytes);
    return 0;
}
