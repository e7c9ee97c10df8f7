// expect: safe
// wcsncat, wcpcpy, wcsdup, wcsnlen, wcscasecmp, wcsncasecmp, wcscoll, wcsrchr, wmemchr, wmemcmp, wmemcpy, wmemmove.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

int main(void) {
    wchar_t text[20] = L"ab";
    wcsncat(text, L"cdef", 2);
    printf("%zu %zu\n", wcslen(text), wcsnlen(text, 3));
    printf("%d\n", (int)(wcpcpy(text + 4, L"xy") - text));
    wchar_t *copy = wcsdup(text);
    printf("%d %d %d\n", wcscmp(copy, text), wcscasecmp(copy, L"ABCDXY"), wcsncasecmp(copy, L"ABZ", 2));
    printf("%d %d\n", wcscoll(L"a", L"b") < 0, (int)(wcsrchr(L"banana", L'n') - L"banana") >= 0);
    printf("%d %d\n", wmemchr(copy, L'd', 6) == copy + 3, wmemchr(copy, L'q', 6) == NULL);
    wmemcpy(text, L"12345", 6);
    wmemmove(text + 1, text, 5);
    printf("%d %d %d\n", wmemcmp(text, L"1123", 4), wmemcmp(text, L"1124", 4) < 0, text[5]);
    free(copy);
    return 0;
}
