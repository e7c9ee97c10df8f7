// expect: safe
// proves: wcstod, wcstol, wcstoul
// wcstol, wcstoul and wcstod of every string of up to 4 wide characters: as strtol, strtoul and strtod of the same
// bytes, which have proofs of their own; what is no character of the C locale ends a number.
#include <stdlib.h>
#include <threadbare.h>
#include <wchar.h>

int main(void) {
    char text[5], *end;
    wchar_t wide[5], *stop;
    tb_bytes(wide, 4 * sizeof *wide, "wide");
    wide[4] = 0;
    /* Every other character is one that ends a number. */
    for (int i = 0; i < 5; i++)
        text[i] = wide[i] >= 0 && wide[i] < 128 ? (char)wide[i] : '!';
    if (tb_choose(2, "float")) {
        double found = wcstod(wide, &stop), expected = strtod(text, &end);
        tb_assert((found == expected || (found != found && expected != expected)) && stop - wide == end - text);
        return 0;
    }
    tb_assert(wcstol(wide, &stop, 10) == strtol(text, &end, 10) && stop - wide == end - text);
    tb_assert(wcstoul(wide, &stop, 16) == strtoul(text, &end, 16) && stop - wide == end - text);
    return 0;
}
