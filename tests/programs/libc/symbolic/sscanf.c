// expect: safe
// proves: __isoc99_sscanf
// sscanf %d, %u, %i, %o, %x, %X, %p of every string of up to 4 bytes: whether there is a number, which, and how much was taken.
#include "reference/integer.h"
#include <stdio.h>
#include <threadbare.h>

int main(void) {
    static const char *const formats[4][4] = {{"%d%n", "%u%n"}, {"%i%n"}, {"%o%n"}, {"%x%n", "%X%n", "%p%n"}};
    static const int bases[] = {10, 0, 8, 16};
    char text[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    int kind = 0, chosen = (int)tb_choose(4, "kind");
    while (kind != chosen)
        kind++;
    const char *s = text;
    while (is_space(*s))
        s++;
    struct integer expected = integer_at(s, bases[kind], 4);
    for (int i = 0; formats[kind][i]; i++) {
        long number = -7;
        int taken = -1, found = sscanf(text, formats[kind][i], &number, &taken), is_pointer = formats[kind][i][1] == 'p';
        tb_assert(found == (expected.is_any ? 1 : *s ? 0 : -1) && taken == (expected.is_any ? expected.end - text : -1));
        tb_assert((is_pointer ? number : (int)number) == (expected.is_any ? expected.number : -7));
        tb_assert(is_pointer || number >> 32 == -1);
    }
    return expected.is_cut ? 77 : 0;
}
