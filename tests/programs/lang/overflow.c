// expect: safe
// Arithmetic that says whether it overflows, of all widths and both kinds.
#include <stdio.h>

#define TRY(type, format, a, b)                                                                                         \
    do {                                                                                                                \
        volatile type x = (type)(a), y = (type)(b);                                                                     \
        type sum, difference, product;                                                                                  \
        int s = __builtin_add_overflow(x, y, &sum), d = __builtin_sub_overflow(x, y, &difference),                      \
            p = __builtin_mul_overflow(x, y, &product);                                                                 \
        printf(format " %d " format " %d " format " %d\n", sum, s, difference, d, product, p);                           \
    } while (0)

int main(void) {
    TRY(int, "%d", 2147483647, 1);
    TRY(int, "%d", -2147483647 - 1, -1);
    TRY(int, "%d", 46341, 46341);
    TRY(unsigned, "%u", 4294967295u, 2);
    TRY(unsigned, "%u", 3, 5);
    TRY(long, "%ld", 9223372036854775807L, 9223372036854775807L);
    TRY(unsigned long, "%lu", 1UL << 63, 2);
    TRY(signed char, "%d", 127, 2);
    TRY(unsigned short, "%d", 65535, 65535);
    return 0;
}
