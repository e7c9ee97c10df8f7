// expect: safe
// strtold, and the far corners of strtod and strtof: hexadecimal of many digits, extremes, errno, where they stop.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

static void all(const char *text) {
    char *end;
    errno = 0;
    long double wide = strtold(text, &end);
    printf("%s: %La %d %d;", text, wide, (int)(end - text), errno);
    errno = 0;
    double number = strtod(text, &end);
    printf(" %a %d %d;", number, (int)(end - text), errno);
    errno = 0;
    float narrow = strtof(text, &end);
    printf(" %a %d %d\n", narrow, (int)(end - text), errno);
}

int main(void) {
    static const char *const texts[] = {
        "0", "-0", "1", "+1.5", " \t\n\v\f\r2.5x", ".5", "5.", ".", "-", "+.", "1e5", "1e", "1e+", "1e+5", "1E-5", "e5",
        "0.1", "3.14159265358979323846264338327950288", "123456789012345678901234567890", "1e4000", "-1e5000", "1e-4940",
        "1e-4960", "1e400", "1e-320", "1e-400", "1e40", "1e-42", "0x1p0", "0x1.8", "0x.8p1", "0x8.p-1", "0x", "0xg", "0x.",
        "0x1p", "0x1p+", "0x1P+2", "-0x1.23456789abcdef0123456789p3", "0x1.fffffffffffffffffp0", "0x1.00000000000008p0",
        "0x1.000001p0", "0x1p-16445", "0x1p-16446", "0x1p16383", "0x1p16384", "0x1p-1074", "0x1p-1075", "0x1p99999999999",
        "1e99999999999999999999", "1e-99999999999999999999", "0e99999999999", "inf", "-INF", "infin", "infinity", "InFiNiTyx", "nan",
        "NAN()", "nan(", "nanx", "18446744073709551616", "18446744073709551615.5", "0.000000000000000000000000000001", "", "x",
        "1..2", "1e5e5", "--1", "0x1.8p2p3", "00012", "2.2250738585072011e-308", "1.7976931348623159e308",
    };
    for (unsigned i = 0; i < sizeof texts / sizeof texts[0]; i++)
        all(texts[i]);
    printf("%Lf\n", strtold("2.25", NULL));
    return 0;
}
