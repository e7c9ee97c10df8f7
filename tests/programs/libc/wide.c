// expect: safe
// wcslen, wcscpy, wcscat, wcscmp, wcschr, wcsstr, wmemset, towupper.
#include <stdio.h>
#include <wchar.h>
#include <wctype.h>

int main(void) {
    wchar_t text[20] = L"ab";
    wcscat(text, L"cd");
    printf("%zu %d %d\n", wcslen(text), wcscmp(text, L"abcd"), wcscmp(text, L"abce") < 0);
    printf("%ld %d\n", (long)(wcschr(text, L'c') - text), wcsstr(text, L"bc") == text + 1);
    wmemset(text, L'x', 2);
    printf("%d %d %d\n", text[0], text[1], text[2]);
    printf("%d %d %d\n", towupper(L'q'), iswalpha(L'q') != 0, iswdigit(L'q'));
    wcscpy(text, L"new");
    wcsncpy(text + 3, L"er", 4);
    printf("%zu %d\n", wcslen(text), wcsncmp(text, L"newt", 3));
    return 0;
}
