// expect: safe
// A structure of two floats is passed as one word, also behind other variable arguments; one of two doubles as two, and a long double is aligned.
#include <complex.h>
#include <stdarg.h>
#include <stdio.h>

struct floats {
    float x, y;
};
struct three {
    float x, y, z;
};
struct doubles {
    double x, y;
};

static double sum(int count, ...) {
    va_list all;
    va_start(all, count);
    double total = 0;
    for (int i = 0; i < count; i++) {
        struct floats a = va_arg(all, struct floats);
        int n = va_arg(all, int);
        struct three b = va_arg(all, struct three);
        float _Complex c = va_arg(all, float _Complex);
        struct doubles d = va_arg(all, struct doubles);
        long double e = va_arg(all, long double);
        struct floats f = va_arg(all, struct floats);
        total += a.x + 2 * a.y + 4 * n + 8 * b.x + 16 * b.y + 32 * b.z + 64 * __real__ c + 128 * __imag__ c + 256 * d.x + 512 * d.y +
                 1024 * (double)e + 2048 * f.x + 4096 * f.y;
    }
    va_end(all);
    return total;
}

int main(void) {
    struct floats a = {1, 2}, f = {3, 4};
    struct three b = {5, 6, 7};
    struct doubles d = {8, 9};
    float _Complex c = 10 + 11 * I;
    printf("%.1f\n", sum(1, a, 12, b, c, d, 13.0L, f));
    printf("%.1f\n", sum(2, a, 12, b, c, d, 13.0L, f, f, 1, b, c, d, 1.0L, a));
    return 0;
}
