// expect: safe
// strtod, strtof, strtold and atof of every string of up to 4 bytes: the number and its end. Powers of ten that a double does
// not have exactly are left out.
#include <stdlib.h>
#include <threadbare.h>

static int value(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
}

static int is(char c, char letter) { return c == letter || c == letter - 32; }

int main(void) {
    char text[5], *end;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    const char *s = text;
    while (*s == ' ' || (*s >= 9 && *s <= 13))
        s++;
    int minus = *s == '-', any = 0, base = 10;
    if (*s == '-' || *s == '+')
        s++;
    if ((is(s[0], 'i') && is(s[1], 'n') && is(s[2], 'f')) || (is(s[0], 'n') && is(s[1], 'a') && is(s[2], 'n'))) {
        double found = strtod(text, &end);
        tb_assert(end == s + 3 && (is(*s, 'i') ? found == (minus ? -1 : 1) * __builtin_inf() : found != found));
        return 0;
    }
    if (s[0] == '0' && is(s[1], 'x') && (value(s[2]) < 16 || (s[2] == '.' && value(s[3]) < 16))) {
        base = 16;
        s += 2;
    }
    long double expected = 0, scale = 1;
    for (; value(*s) < base; s++, any = 1)
        expected = expected * base + value(*s);
    if (*s == '.' && (any || value(s[1]) < base))
        for (s++; value(*s) < base; s++, any = 1)
            expected = expected * base + value(*s), scale *= base;
    int mark = any && is(*s, base == 16 ? 'p' : 'e') ? s[1] == '-' || s[1] == '+' ? 2 : 1 : 0;
    if (mark && value(s[mark]) < 10) {
        int below = s[1] == '-', power = 0;
        for (s += mark; value(*s) < 10; s++)
            power = power * 10 + value(*s);
        tb_assume(power <= 20);
        long double factor = 1;
        while (power--)
            factor *= base == 16 ? 2 : 10;
        if (below)
            scale *= factor;
        else
            expected *= factor;
    }
    expected = (minus ? -expected : expected) / scale;
    double found = strtod(text, &end);
    tb_assert(end == (any ? s : text));
    tb_assert(found == (double)expected && atof(text) == found);
    tb_assert(strtof(text, &end) == (float)expected && end == (any ? s : text));
    tb_assert(strtold(text, &end) == expected && end == (any ? s : text));
    return 0;
}
