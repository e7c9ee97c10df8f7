// expect: safe
// printf of long double: %Lf, %Le, %Lg, %La, with widths and precisions; through a va_list too.
#include <float.h>
#include <stdarg.h>
#include <stdio.h>

static int show(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int count = vprintf(format, list);
    va_end(list);
    return count;
}

int main(void) {
    long double third = 1 / 3.0L;
    printf("%Lf %.22Lf %Le %Lg %La\n", third, third, third, third, third);
    printf("[%30.10Lf] [%-20.3Le] [%+012.2Lf] [%#Lg] [% Lg]\n", third, third, third, third, third);
    printf("%Lf %Lf %LE %LG\n", 0.0L, -0.0L, 1e-10L, 1e20L);
    printf("%La %La %La %La %LA\n", 0.0L, 1.0L, 12.5L, -0.1L, 1e300L);
    printf("%.0La %.1La %.5La %.20La %.0La\n", 1.5L, 0xf.fp0L, third, third, 0x8.8p0L);
    printf("%Le %Le %Le\n", LDBL_MAX, LDBL_MIN, LDBL_TRUE_MIN);
    printf("%La %La %La\n", LDBL_MAX, LDBL_MIN, LDBL_TRUE_MIN);
    printf("%.30Lg %.21Lg\n", LDBL_EPSILON, 9007199254740993.0L);
    printf("%Lf %Lf %5LF\n", (long double)__builtin_inf(), -(long double)__builtin_inf(), (long double)__builtin_inf());
    printf("%.0Lf %.0Lf %.0Lf %.1Lf\n", 0.5L, 1.5L, 2.5L, 0.25L);
    printf("%.3Lf\n", 123456789012345678901234567890.0L);
    char text[6000];
    int length = snprintf(text, sizeof text, "%.2Lf", LDBL_MAX);
    printf("%d %.20s %s\n", length, text, text + length - 10);
    length = snprintf(text, sizeof text, "%.4960Lf", LDBL_MIN);
    printf("%d %s\n", length, text + length - 30);
    show("%d %Lg %s %Lf %c\n", 1, 2.5L, "text", third, 'c');
    return show("%s%Lg\n", "", 1e5L);
}
