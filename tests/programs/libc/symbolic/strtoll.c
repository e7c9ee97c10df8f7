// expect: safe
// proves: __isoc23_strtol, __isoc23_strtoll, __isoc23_strtoul, __isoc23_strtoull, atoll, strtoll, strtoull
// strtoll, strtoull, atoll and the names that newer headers give them: of every string of up to 4 bytes the same as strtol and
// strtoul, which have proofs of their own.
#define __NO_INLINE__ 1
#include <stdlib.h>
#include <threadbare.h>

long __isoc23_strtol(const char *text, char **end, int base);
long long __isoc23_strtoll(const char *text, char **end, int base);
unsigned long __isoc23_strtoul(const char *text, char **end, int base);
unsigned long long __isoc23_strtoull(const char *text, char **end, int base);

int main(void) {
    char text[5], *expected, *end;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    long number = strtol(text, &expected, 10);
    tb_assert(strtoll(text, &end, 10) == number && end == expected);
    tb_assert(__isoc23_strtol(text, &end, 10) == number && end == expected);
    tb_assert(__isoc23_strtoll(text, &end, 10) == number && end == expected);
    tb_assert(atoll(text) == number);
    tb_assert(strtoull(text, &end, 10) == (unsigned long)number && end == expected);
    tb_assert(__isoc23_strtoul(text, &end, 10) == (unsigned long)number && end == expected);
    tb_assert(__isoc23_strtoull(text, &end, 10) == (unsigned long)number && end == expected);
    return 0;
}
