// expect: safe
// swprintf and vswprintf: what fits, and what does not; %ls and %lc of printf.
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

static int make(wchar_t *to, size_t size, const wchar_t *format, ...) {
    va_list list;
    va_start(list, format);
    int result = vswprintf(to, size, format, list);
    va_end(list);
    return result;
}

int main(void) {
    wchar_t text[16];
    printf("%d\n", swprintf(text, 16, L"%d-%ls", 12, L"ab"));
    printf("%ls %lc %.2ls|%5ls|\n", text, text[0], text, L"xyz");
    printf("%d\n", swprintf(text, 3, L"%d", 123) < 0);
    printf("%d %ls\n", make(text, 16, L"%s", "ok"), text);
    return 0;
}
