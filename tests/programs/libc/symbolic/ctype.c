// expect: safe
// proves: __ctype_b_loc, __ctype_tolower_loc, __ctype_toupper_loc, isalpha, isdigit, isspace, isxdigit, tolower, toupper
// isalpha, isdigit, isspace, isxdigit, toupper, tolower of every character, as functions and by the tables that the macros read.
#define __NO_INLINE__ 1
#include <ctype.h>
#include <threadbare.h>


int main(void) {
    unsigned char c = tb_uchar("c");
    tb_assert(!(isalpha)(c) == !((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')));
    tb_assert(!(isdigit)(c) == !(c >= '0' && c <= '9'));
    tb_assert(!(isspace)(c) == !(c == ' ' || (c >= 9 && c <= 13)));
    tb_assert(!(isxdigit)(c) == !((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
    tb_assert((toupper)(c) == (c >= 'a' && c <= 'z' ? c - 32 : c));
    tb_assert((tolower)(c) == (c >= 'A' && c <= 'Z' ? c + 32 : c));
    tb_assert(!isalpha(c) == !(isalpha)(c) && !isdigit(c) == !(isdigit)(c) && !isspace(c) == !(isspace)(c) && !isxdigit(c) == !(isxdigit)(c));
    tb_assert((*__ctype_toupper_loc())[c] == (toupper)(c) && (*__ctype_tolower_loc())[c] == (tolower)(c));
    return 0;
}
