// expect: safe
// printf: integers in every base, with flags, width and precision.
#include <stdio.h>

int main(void) {
    printf("%d %i %u %o %x %X\n", -5, 7, 4000000000u, 8, 255, 255);
    printf("[%5d][%-5d][%05d][%+d][% d][%.3d][%5.3d][%-6.2d]\n", 42, 42, 42, 42, 42, 7, 7, 7);
    printf("[%#x][%#o][%#X][%#x][%.0d][%#.0o]\n", 255, 8, 255, 0, 0, 0);
    printf("%hhd %hd %ld %lld %zu %jd %td\n", 300, 70000, -1L, 1LL << 40, (size_t)9, (long)-3, (long)4);
    printf("%hhu %hu %lx\n", 511, 65537, ~0UL);
    printf("[%*d][%-*d][%.*d]\n", 6, 1, 4, 2, 3, 5);
    printf("%d%%\n", 50);
    return 0;
}
