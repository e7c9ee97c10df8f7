// expect: safe
// strtod, strtof and atof of every string of up to 3 bytes of digits, a point, a minus and an exponent.
#include <stdlib.h>
#include <threadbare.h>

static int is_digit(char c) { return c >= '0' && c <= '9'; }

int main(void) {
    char text[4], *end;
    tb_bytes(text, 3, "text");
    text[3] = 0;
    for (int i = 0; i < 3; i++)
        tb_assume(text[i] == '0' || text[i] == '5' || text[i] == '.' || text[i] == '-' || text[i] == 'e' || text[i] == 0);
    double expected = 0, scale = 1;
    const char *s = text;
    int minus = *s == '-', any = 0;
    s += minus;
    for (; is_digit(*s); s++, any = 1)
        expected = expected * 10 + (*s - '0');
    if (*s == '.' && (any || is_digit(s[1])))
        for (s++; is_digit(*s); s++, any = 1)
            expected += (*s - '0') * (scale /= 10);
    if (any && *s == 'e' && is_digit(s[1])) {
        expected *= s[1] == '5' ? 100000 : 1;
        s += 2;
    }
    double found = strtod(text, &end);
    tb_assert(found == (minus ? -expected : expected));
    tb_assert(end == (any ? s : text));
    tb_assert(strtof(text, 0) == (float)found && atof(text) == found);
    return 0;
}
