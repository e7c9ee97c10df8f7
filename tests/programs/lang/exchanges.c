// expect: safe
// Values that change places around a loop, many at once; indices of several widths; narrow comparisons.
#include <stdio.h>

static int rotate(int n) {
    int a = 1, b = 2, c = 3, d = 4;
    for (int i = 0; i < n; i++) {
        int t = a;
        a = b;
        b = c;
        c = d;
        d = t;
    }
    return a * 1000 + b * 100 + c * 10 + d;
}

static int many(int n) {
    int a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, i = 9, j = 10;
    while (n-- > 0) {
        int t = a;
        a = b, b = c, c = d, d = e, e = f, f = g, g = h, h = i, i = j, j = t;
    }
    return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + i * 9 + j * 10;
}

static int compare(signed char a, short b, _Bool c) { return (a < 3) + (b <= -2) * 2 + (a > (signed char)b) * 4 + (c >= 1) * 8; }

int main(void) {
    volatile int n = 7;
    int table[10] = {0, 1, 4, 9, 16, 25, 36, 49, 64, 81}, sum = 0;
    for (volatile int i = 0; i < 10; i++)
        sum = sum * 3 + table[i];
    for (volatile unsigned char k = 0; k < 10; k++)
        sum += table[k];
    struct { char c; long big[3]; } wide[3] = {{1, {2, 3, 4}}, {5, {6, 7, 8}}, {9, {10, 11, 12}}};
    for (volatile int i = 0; i < 3; i++)
        sum += (int)wide[i].big[i];
    printf("%d %d %d\n", rotate(n), many(n), sum);
    for (int i = -4; i < 5; i++)
        printf("%d ", compare((signed char)(i * n), (short)(i * 3), i & 1));
    printf("\n");
    return 0;
}
