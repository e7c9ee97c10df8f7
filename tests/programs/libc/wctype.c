// expect: safe
// iswalnum and its like, wctype, iswctype, wctrans, towctrans, towlower, wcwidth: every character of the C locale.
#define _XOPEN_SOURCE 700
#include <stdio.h>
#include <wchar.h>
#include <wctype.h>

int main(void) {
    const char *names[] = {"alnum", "alpha", "blank", "cntrl", "digit", "graph", "lower", "print", "punct", "space", "upper", "xdigit"};
    for (int i = 0; i < 12; i++) {
        int count = 0;
        wctype_t class = wctype(names[i]);
        for (wint_t c = 0; c < 128; c++)
            count += iswctype(c, class) ? (int)c + 1 : 0;
        printf("%s %d\n", names[i], count);
    }
    int sum = 0;
    for (wint_t c = 0; c < 128; c++) {
        sum += !!iswalnum(c) + 2 * !!iswblank(c) + 3 * !!iswcntrl(c) + 5 * !!iswgraph(c) + 7 * !!iswlower(c);
        sum += 11 * !!iswprint(c) + 13 * !!iswpunct(c) + 17 * !!iswspace(c) + 19 * !!iswupper(c) + 23 * !!iswxdigit(c);
        sum += (int)towlower(c) + (int)towctrans(c, wctrans("toupper"));
    }
    printf("%d %d\n", sum, wctype("nonsense") == 0);
    printf("%d %d %d\n", wcwidth(L'a'), wcwidth(L'\n'), wcswidth(L"abc", 2));
    return 0;
}
