// expect: safe
// Population counts, leading and trailing zeros, byte and bit order, rotations, of all widths.
#include <stdio.h>

static unsigned values[] = {0x80000001u, 1, 0xff00u, 0x12345678u, 0xffffffffu};

int main(void) {
    for (int i = 0; i < 5; i++) {
        volatile unsigned v = values[i];
        volatile unsigned long w = (unsigned long)v << 7 | v;
        printf("%d %d %d %d\n", __builtin_popcount(v), __builtin_clz(v), __builtin_ctz(v), __builtin_ffs((int)v));
        printf("%d %d %d %d\n", __builtin_popcountl(w), __builtin_clzl(w), __builtin_ctzl(w), __builtin_parityl(w));
        printf("%x %x %lx\n", __builtin_bswap16((unsigned short)v), __builtin_bswap32(v), __builtin_bswap64(w));
        printf("%x %lx %x\n", __builtin_bitreverse32(v), __builtin_bitreverse64(w), __builtin_bitreverse8((unsigned char)v));
        printf("%x %x %lx\n", __builtin_rotateleft32(v, 5), __builtin_rotateright32(v, 9), __builtin_rotateleft64(w, 33));
    }
    return 0;
}
