// expect: safe
// proves: strtoul, strtoull
// strtoul of every string of up to 4 bytes, in bases 16 and 8; strtoull, strtoumax agree with it.
#include <inttypes.h>
#include <stdlib.h>
#include <threadbare.h>

static int digit(int c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'z' ? c - 'a' + 10 : c >= 'A' && c <= 'Z' ? c - 'A' + 10 : 99;
}

static unsigned long reference(const char *s, int base, const char **end) {
    const char *start = s;
    unsigned long n = 0;
    int minus = 0, any = 0;
    while (*s == ' ' || (*s >= 9 && *s <= 13))
        s++;
    if (*s == '-' || *s == '+')
        minus = *s++ == '-';
    if (base == 16 && s[0] == '0' && (s[1] | 32) == 'x' && digit(s[2]) < 16)
        s += 2;
    for (; digit(*s) < base; s++, any = 1)
        n = n * (unsigned)base + (unsigned)digit(*s);
    *end = any ? s : start;
    return minus ? -n : n;
}

int main(void) {
    char text[5], *end;
    const char *expected;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    int base = tb_bool("hexadecimal") ? 16 : 8;
    unsigned long n = strtoul(text, &end, base);
    tb_assert(n == reference(text, base, &expected) && end == expected);
    tb_assert(strtoull(text, &end, base) == n && end == expected);
    return 0;
}
