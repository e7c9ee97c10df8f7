// expect: safe
// wcstombs, wctomb, wcrtomb, wcsrtombs, btowc, wctob.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

int main(void) {
    char text[8] = "-------";
    mbstate_t state;
    memset(&state, 0, sizeof state);
    size_t length = wcstombs(text, L"abc", 8);
    printf("%zu %s\n", length, text);
    length = wcstombs(text, L"xyz", 2);
    printf("%zu %.4s\n", length, text);
    printf("%zu\n", wcstombs(NULL, L"12345", 0));
    int count = wctomb(text, L'k');
    printf("%d %c\n", count, text[0]);
    printf("%zu %zu\n", wcrtomb(text, L'm', &state), wcrtomb(NULL, L'm', &state));
    const wchar_t *from = L"longer";
    printf("%zu\n", wcsrtombs(text, &from, 3, &state));
    length = wcsrtombs(text, &from, 8, &state);
    printf("%zu %d\n", length, from == NULL);
    printf("%d\n", wctomb(text, 0x20ac));
    printf("%d\n", errno == EILSEQ);
    printf("%d %d %d\n", (int)btowc('a'), wctob(L'a'), (int)btowc(-1));
    return 0;
}
