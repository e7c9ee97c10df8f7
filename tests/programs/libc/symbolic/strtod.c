// expect: safe
// strtod, strtof and atof of every string of up to 4 bytes of digits, a point, a minus and an exponent of one digit.
#include <stdlib.h>
#include <threadbare.h>

static int is_digit(char c) { return c >= '0' && c <= '9'; }

int main(void) {
    char text[5], *end;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    for (int i = 0; i < 4; i++)
        tb_assume(text[i] == '0' || text[i] == '5' || text[i] == '.' || text[i] == '-' || text[i] == 'e' || text[i] == 0);
    double expected = 0, scale = 1;
    const char *s = text;
    int minus = *s == '-', any = 0;
    s += minus;
    for (; is_digit(*s); s++, any = 1)
        expected = expected * 10 + (*s - '0');
    if (*s == '.' && (any || is_digit(s[1])))
        for (s++; is_digit(*s); s++, any = 1)
            expected = expected * 10 + (*s - '0'), scale *= 10;
    expected /= scale;
    int below = any && *s == 'e' && s[1] == '-';
    if (any && *s == 'e' && is_digit(s[1 + below])) {
        s += 1 + below;
        tb_assume(!is_digit(s[1]));
        double factor = *s++ == '5' ? 100000 : 1;
        expected = below ? expected / factor : expected * factor;
    }
    double found = strtod(text, &end);
    tb_assert(found == (minus ? -expected : expected));
    tb_assert(end == (any ? s : text));
    tb_assert(strtof(text, 0) == (float)found && atof(text) == found);
    return 0;
}
