// expect: safe
// wprintf, fwprintf, vwprintf, vfwprintf, putwchar, putwc, fputwc, fputws, fwide.
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

static void both(const wchar_t *format, ...) {
    va_list list;
    va_start(list, format);
    vwprintf(format, list);
    va_end(list);
    va_start(list, format);
    vfwprintf(stdout, format, list);
    va_end(list);
}

int main(void) {
    int wide = fwide(stdout, 1) > 0;
    wprintf(L"%d %s %ls %lc %5.2f\n", 42 + wide, "narrow", L"wide", L'w', 2.5);
    fwprintf(stdout, L"[%5d|%-5d]\n", 7, 7);
    both(L"<%x>", 255);
    putwchar(L'!');
    putwc(L'?', stdout);
    fputwc(L'.', stdout);
    fputws(L"end\n", stdout);
    return 0;
}
