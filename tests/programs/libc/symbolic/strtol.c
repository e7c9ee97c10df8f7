// expect: safe
// proves: atol, strtoimax, strtol, strtoul, strtoumax
// strtol of every string of up to 4 bytes in every kind of base: that of the prefix, small ones, those with letters, and what is none; strtoul,
// strtoimax, strtoumax and, in base 10, atol agree.
#define __NO_INLINE__ 1
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <threadbare.h>

/* 99 if it is no digit. */
static int digit(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'z' ? c - 'a' + 10 : c >= 'A' && c <= 'Z' ? c - 'A' + 10 : 99;
}

static long reference(const char *s, int base, const char **end) {
    long n = 0;
    int is_minus = 0;
    *end = s;
    while (*s == ' ' || (*s >= 9 && *s <= 13))
        s++;
    if (*s == '-' || *s == '+')
        is_minus = *s++ == '-';
    if ((base == 0 || base == 16) && s[0] == '0' && (s[1] == 'x' || s[1] == 'X') && digit(s[2]) < 16) {
        s += 2;
        base = 16;
    } else if (base == 0)
        base = *s == '0' ? 8 : 10;
    for (; digit(*s) < base; *end = ++s)
        n = n * base + digit(*s);
    return is_minus ? -n : n;
}

int main(void) {
    static const int bases[] = {0, 2, 7, 10, 16, 36, 1, 37, -1};
    char text[5], *end;
    const char *expected;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    int kind = 0, chosen = (int)tb_choose(sizeof bases / sizeof *bases, "base");
    while (kind != chosen)
        kind++;
    int base = bases[kind];
    errno = 0;
    if (kind > 5) {
        tb_assert(strtol(text, &end, base) == 0 && errno == EINVAL && strtoul(text, &end, base) == 0);
        return 0;
    }
    long n = reference(text, base, &expected);
    tb_assert(strtol(text, &end, base) == n && end == expected);
    tb_assert(strtoul(text, &end, base) == (unsigned long)n && end == expected);
    tb_assert(strtoimax(text, &end, base) == n && end == expected);
    tb_assert(strtoumax(text, &end, base) == (unsigned long)n && end == expected);
    tb_assert((base != 10 || atol(text) == n) && errno == 0);
    return 0;
}
