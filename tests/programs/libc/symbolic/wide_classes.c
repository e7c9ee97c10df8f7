// expect: safe
// proves: iswalnum, iswalpha, iswblank, iswcntrl, iswctype, iswdigit, iswgraph, iswlower, iswprint, iswpunct, iswspace, iswupper, iswxdigit, towctrans, towlower, towupper, wctrans, wctype
// The classes of wide characters and their cases, of every wide character: those of the C locale, and none from 128 on.
#define _GNU_SOURCE
#include <ctype.h>
#include <threadbare.h>
#include <wchar.h>
#include <wctype.h>

int main(void) {
    wint_t c = (wint_t)tb_uint("c");
    int in = c < 128, b = in ? (int)c : 0;
    int upper = in && b >= 'A' && b <= 'Z', lower = in && b >= 'a' && b <= 'z', digit = in && b >= '0' && b <= '9';
    int printed = in && b >= 32 && b < 127, alpha = upper || lower;
    tb_assert(!iswupper(c) == !upper && !iswlower(c) == !lower && !iswdigit(c) == !digit && !iswalpha(c) == !alpha);
    tb_assert(!iswalnum(c) == !(alpha || digit) && !iswprint(c) == !printed && !iswgraph(c) == !(printed && b != 32));
    tb_assert(!iswpunct(c) == !(printed && b != 32 && !alpha && !digit) && !iswcntrl(c) == !(in && (b < 32 || b == 127)));
    tb_assert(!iswblank(c) == !(in && (b == ' ' || b == '\t')) && !iswspace(c) == !(in && (b == ' ' || (b >= 9 && b <= 13))));
    tb_assert(!iswxdigit(c) == !(digit || (in && ((b >= 'a' && b <= 'f') || (b >= 'A' && b <= 'F')))));
    tb_assert(towlower(c) == (upper ? c + 32 : c) && towupper(c) == (lower ? c - 32 : c));
    tb_assert(!iswctype(c, wctype("alpha")) == !alpha && !iswctype(c, wctype("punct")) == !iswpunct(c));
    tb_assert(towctrans(c, wctrans("toupper")) == towupper(c) && towctrans(c, wctrans("tolower")) == towlower(c));
    return 0;
}
