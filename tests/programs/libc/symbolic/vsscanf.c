// expect: safe
// proves: __isoc99_vsscanf
// vsscanf %3x, %2d, %3s of every string of up to 4 bytes, its arguments in a list: the number or word, and how much was taken.
#include "reference/integer.h"
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
    int found = 7;
    struct integer expected = integer_at(s, kind ? 10 : 16, kind ? 2 : 3);
    tb_assert(scan(text, kind ? "%2d%n" : "%3x%n", &found, &taken) == (expected.is_any ? 1 : end));
    tb_assert(taken == (expected.is_any ? expected.end - text : -1) && found == (expected.is_any ? expected.number : 7));
    return expected.is_cut ? 77 : 0;
}
