// expect: safe
// wcstok, wcsspn, wcscspn, wcspbrk.
#include <stdio.h>
#include <wchar.h>

int main(void) {
    wchar_t text[] = L",,one,two;;three";
    wchar_t *rest, *token;
    for (token = wcstok(text, L",;", &rest); token; token = wcstok(NULL, L",;", &rest))
        printf("%zu %c\n", wcslen(token), (char)token[0]);
    printf("%zu %zu\n", wcsspn(L"aabbc", L"ab"), wcscspn(L"aabbc", L"cx"));
    const wchar_t *where = L"find me";
    printf("%d %d\n", (int)(wcspbrk(where, L"mn") - where), wcspbrk(where, L"xyz") == NULL);
    return 0;
}
