// expect: safe
// sscanf %f, %lf, %Lf of every string of up to 4 bytes: whether there is a number, which, and how much was taken. Left out are
// digits or 0x that an exponent or digits would have to follow (1e+, 0x.): no number for the C standard, one for older
// glibc; and powers of ten that a double does not have exactly.
#include <stdio.h>
#include <threadbare.h>

static int value(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
}

static int is(char c, char letter) { return c == letter || c == letter - 32; }

/* The number at a place and its end; NULL if there is none. */
static const char *reference(const char *s, long double *number) {
    int minus = *s == '-', any = 0, base = 10;
    if (*s == '-' || *s == '+')
        s++;
    if (is(*s, 'i') || is(*s, 'n')) {
        const char *word = is(*s, 'i') ? "infi" : "nan";
        int same = 0;
        while (word[same] && is(s[same], word[same]))
            same++;
        *number = is(*s, 'n') ? __builtin_nanl("") : minus ? -__builtin_infl() : __builtin_infl();
        return same == 3 ? s + 3 : 0;
    }
    if (s[0] == '0' && is(s[1], 'x')) {
        base = 16;
        s += 2;
    }
    long double digits = 0, scale = 1;
    for (; value(*s) < base; s++, any = 1)
        digits = digits * base + value(*s);
    if (*s == '.')
        for (s++; value(*s) < base; s++, any = 1)
            digits = digits * base + value(*s), scale *= base;
    tb_assume(any || base == 10);
    if (any && is(*s, base == 16 ? 'p' : 'e')) {
        int below = *++s == '-', power = 0;
        if (*s == '-' || *s == '+')
            s++;
        for (any = 0; value(*s) < 10; s++, any = 1)
            power = power * 10 + value(*s);
        tb_assume(any && power <= 20);
        for (; power; power--)
            *(below ? &scale : &digits) *= base == 16 ? 2 : 10;
    }
    *number = (minus ? -digits : digits) / scale;
    return any ? s : 0;
}

int main(void) {
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    const char *s = text;
    while (*s == ' ' || (*s >= 9 && *s <= 13))
        s++;
    long double expected = 0;
    const char *end = reference(s, &expected);
    float small = 7;
    double middle = 7;
    long double large = 7;
    int taken = -1, found, is_same;
    switch (tb_choose(3, "kind")) {
    case 0:
        found = sscanf(text, "%f%n", &small, &taken);
        is_same = small == (end ? (float)expected : 7) || (expected != expected && small != small);
        break;
    case 1:
        found = sscanf(text, "%lf%n", &middle, &taken);
        is_same = middle == (end ? (double)expected : 7) || (expected != expected && middle != middle);
        break;
    default:
        found = sscanf(text, "%Lf%n", &large, &taken);
        is_same = large == (end ? expected : 7) || (expected != expected && large != large);
    }
    tb_assert(found == (end ? 1 : *s ? 0 : -1) && is_same);
    tb_assert(taken == (end ? end - text : -1));
    return 0;
}
