// expect: safe
// Comparisons of floating-point numbers, ordered and unordered, with infinities and what is not a number.
#include <stdio.h>

static int answers(double a, double b) {
    int bits = 0;
    bits = bits * 2 + (a < b);
    bits = bits * 2 + (a <= b);
    bits = bits * 2 + (a > b);
    bits = bits * 2 + (a >= b);
    bits = bits * 2 + (a == b);
    bits = bits * 2 + (a != b);
    bits = bits * 2 + !(a < b);
    bits = bits * 2 + !(a <= b);
    bits = bits * 2 + !(a > b);
    bits = bits * 2 + !(a >= b);
    bits = bits * 2 + __builtin_isunordered(a, b);
    bits = bits * 2 + !__builtin_isunordered(a, b);
    bits = bits * 2 + __builtin_islessgreater(a, b);
    bits = bits * 2 + !__builtin_islessgreater(a, b);
    return bits;
}

int main(void) {
    volatile double zero = 0;
    double numbers[] = {0, -0.0, 1, -1, 1 / zero, -1 / zero, zero / zero};
    for (int i = 0; i < 7; i++)
        for (int j = 0; j < 7; j++)
            printf("%x ", answers(numbers[i], numbers[j]));
    printf("\n");
    return 0;
}
