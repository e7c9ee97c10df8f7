// expect: safe
// proves: atof, strtod, strtof, strtold
// strtod, strtof, strtold and atof of every string of up to 4 bytes: the number to the bit, its end, and whether it is out of range.
#define __NO_INLINE__ 1
#include "reference/number.h"
#include <errno.h>
#include <stdlib.h>
#include <threadbare.h>

int main(void) {
    char text[5], *end;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    const char *s = text;
    while (*s == ' ' || (*s >= 9 && *s <= 13))
        s++;
    struct number expected = number_at(s, 0);
    char *stop = expected.kind == NONE ? text : (char *)expected.end;
    int is_over;
    errno = 0;
    tb_assert(is_double(strtod(text, &end), &expected, &is_over) && end == stop && errno == 0 && !is_over);
    tb_assert(is_double(atof(text), &expected, &is_over) && errno == 0);
    tb_assert(is_long_double(strtold(text, &end), &expected) && end == stop && errno == 0);
    tb_assert(is_float(strtof(text, &end), &expected, &is_over) && end == stop && errno == (is_over ? ERANGE : 0));
    return 0;
}
