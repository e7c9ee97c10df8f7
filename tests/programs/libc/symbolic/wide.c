// expect: safe
// wcslen, wcscmp, wcschr, mbstowcs, wcstombs of every string of up to 2 characters of the C locale.
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>
#include <wchar.h>

int main(void) {
    char text[3], back[3];
    wchar_t wide[3];
    tb_bytes(text, 2, "text");
    text[2] = 0;
    tb_assume(text[0] >= 0 && text[1] >= 0);
    size_t length = strlen(text);
    tb_assert(mbstowcs(wide, text, 3) == length && wcslen(wide) == length);
    for (size_t i = 0; i <= length; i++)
        tb_assert(wide[i] == text[i]);
    tb_assert(wcstombs(back, wide, 3) == length && strcmp(back, text) == 0);
    wchar_t *found = wcschr(wide, L'k');
    tb_assert(found == (text[0] == 'k' ? wide : text[0] && text[1] == 'k' ? wide + 1 : 0));
    return 0;
}
