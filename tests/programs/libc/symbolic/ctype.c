// expect: safe
// isalpha, isdigit, isspace, toupper, tolower of every character.
#include <ctype.h>
#include <threadbare.h>


int main(void) {
    unsigned char c = tb_uchar("c");
    tb_assert(!(isalpha)(c) == !((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')));
    tb_assert(!(isdigit)(c) == !(c >= '0' && c <= '9'));
    tb_assert(!(isspace)(c) == !(c == ' ' || (c >= 9 && c <= 13)));
    tb_assert(!isxdigit(c) == !((c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
    tb_assert((toupper)(c) == (c >= 'a' && c <= 'z' ? c - 32 : c));
    tb_assert(tolower(c) == (c >= 'A' && c <= 'Z' ? c + 32 : c));
    return 0;
}
