// expect: safe
// proves: isalnum, isascii, isblank, iscntrl, isgraph, islower, isprint, ispunct, isupper, toascii
// isupper, islower, isalnum, ispunct, isprint, isgraph, iscntrl, isblank, isascii, toascii of every character.
#define __NO_INLINE__ 1
#define _GNU_SOURCE
#include <ctype.h>
#include <threadbare.h>

int main(void) {
    unsigned char c = tb_uchar("c");
    int upper = c >= 'A' && c <= 'Z', lower = c >= 'a' && c <= 'z', digit = c >= '0' && c <= '9';
    tb_assert(!(isupper)(c) == !upper && !(islower)(c) == !lower);
    tb_assert(!(isalnum)(c) == !(upper || lower || digit));
    tb_assert(!(isprint)(c) == !(c >= 32 && c < 127) && !(isgraph)(c) == !(c > 32 && c < 127));
    tb_assert(!(ispunct)(c) == !(c > 32 && c < 127 && !upper && !lower && !digit));
    tb_assert(!(iscntrl)(c) == !(c < 32 || c == 127) && !(isblank)(c) == !(c == ' ' || c == '\t'));
    tb_assert(!(isascii)(c) == !(c < 128) && (toascii)(c) == (c & 127));
    return 0;
}
