// expect: safe
// vsscanf %x, %2d, %3s of every string of up to 4 bytes, its arguments in a list: the number or word, and how much was taken.
// 0x without digits is left out: no number for the C standard, 0 for older glibc.
#include <stdarg.h>
#include <stdio.h>
#include <threadbare.h>

static int scan(const char *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int found = vsscanf(text, format, arguments);
    va_end(arguments);
    return found;
}

static int value(char c) {
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
}

static int is_space(char c) { return c == ' ' || (c >= 9 && c <= 13); }

int main(void) {
    char text[5], word[4] = "---";
    tb_bytes(text, 4, "text");
    text[4] = 0;
    const char *s = text;
    while (is_space(*s))
        s++;
    int end = *s ? 0 : -1, taken = -1, kind = (int)tb_choose(3, "kind");
    if (kind == 2) {
        int length = 0;
        while (length < 3 && s[length] && !is_space(s[length]))
            length++;
        tb_assert(scan(text, "%3s%n", word, &taken) == (length ? 1 : end));
        tb_assert(taken == (length ? s + length - text : -1));
        for (int i = 0; i < 3; i++)
            tb_assert(length == 0 ? word[i] == '-' : i < length ? word[i] == s[i] : i > length || word[i] == 0);
        return 0;
    }
    int base = kind ? 10 : 16, most = kind ? 2 : 4, any = 0, is_cut = 0, number = 0, found = 7;
    int minus = *s == '-';
    if (*s == '-' || *s == '+')
        s++, most--;
    if (base == 16 && s[0] == '0' && (s[1] == 'x' || s[1] == 'X'))
        s += 2, is_cut = 1;
    for (; value(*s) < base && most > 0; s++, most--, any = 1)
        number = number * base + value(*s);
    tb_assume(any || !is_cut);
    tb_assert(scan(text, kind ? "%2d%n" : "%x%n", &found, &taken) == (any ? 1 : end));
    tb_assert(taken == (any ? s - text : -1) && found == (any ? minus ? -number : number : 7));
    return 0;
}
