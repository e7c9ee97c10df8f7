// expect: safe
// strtol in base 0 of every string of up to 4 bytes: the number and its end.
#include <stdlib.h>
#include <threadbare.h>

static int value(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
}

static long reference(const char *s, const char **end) {
    const char *start = s;
    long n = 0;
    int minus = 0, base = 10, digits = 0;
    while (*s == ' ' || (*s >= 9 && *s <= 13))
        s++;
    if (*s == '-' || *s == '+')
        minus = *s++ == '-';
    if (*s == '0') {
        base = 8;
        if ((s[1] == 'x' || s[1] == 'X') && value(s[2]) < 16) {
            base = 16;
            s += 2;
        }
    }
    for (; value(*s) < base; s++, digits++)
        n = n * base + value(*s);
    *end = digits ? s : start;
    return minus ? -n : n;
}

int main(void) {
    char text[5], *end;
    const char *expected_end;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    long expected = reference(text, &expected_end);
    tb_assert(strtol(text, &end, 0) == expected);
    tb_assert(end == expected_end);
    return 0;
}
