// expect: safe
// proves: wcstod, wcstol, wcstoul
// wcstol, wcstoul and wcstod of every string of up to 4 characters of the C locale: as strtol, strtoul and strtod of the same bytes.
#include <stdlib.h>
#include <threadbare.h>
#include <wchar.h>

int main(void) {
    char text[5], *end;
    wchar_t wide[5], *stop;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    for (int i = 0; i < 5; i++) {
        tb_assume(text[i] >= 0);
        wide[i] = text[i];
    }
    if (tb_choose(2, "float")) {
        double found = wcstod(wide, &stop), expected = strtod(text, &end);
        tb_assert((found == expected || (found != found && expected != expected)) && stop - wide == end - text);
        return 0;
    }
    tb_assert(wcstol(wide, &stop, 10) == strtol(text, &end, 10) && stop - wide == end - text);
    tb_assert(wcstoul(wide, &stop, 16) == strtoul(text, &end, 16) && stop - wide == end - text);
    return 0;
}
