// expect: safe
// proves: mbstowcs, wcschr, wcslen, wcstombs
// wcslen, wcscmp, wcschr, mbstowcs, wcstombs of every string of up to 4 characters of the C locale.
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>
#include <wchar.h>

int main(void) {
    char text[5], back[5];
    wchar_t wide[5];
    tb_bytes(text, 4, "text");
    text[4] = 0;
    for (int i = 0; i < 4; i++)
        tb_assume(text[i] >= 0);
    size_t length = strlen(text);
    tb_assert(mbstowcs(wide, text, 5) == length && wcslen(wide) == length);
    for (size_t i = 0; i <= length; i++)
        tb_assert(wide[i] == text[i]);
    tb_assert(wcstombs(back, wide, 5) == length && strcmp(back, text) == 0);
    wchar_t *found = wcschr(wide, L'k');
    size_t at = 0;
    while (text[at] && text[at] != 'k')
        at++;
    tb_assert(found == (text[at] ? wide + at : 0));
    return 0;
}
