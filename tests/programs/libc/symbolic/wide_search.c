// expect: safe
// proves: wcschr, wcslen, wcsnlen, wcsrchr, wmemchr
// wcsnlen, wcschr, wcsrchr, wmemchr of every string of up to 4 characters and every character.
#define _GNU_SOURCE
#include <threadbare.h>
#include <wchar.h>

int main(void) {
    wchar_t text[5], sought;
    tb_bytes(text, 4 * sizeof *text, "text");
    tb_bytes(&sought, sizeof sought, "sought");
    text[4] = 0;
    size_t most = tb_choose(5, "most"), length = 0;
    while (text[length])
        length++;
    tb_assert(wcslen(text) == length && wcsnlen(text, most) == (length < most ? length : most));
    wchar_t *first = 0, *last = 0, *in_memory = 0;
    for (size_t i = 0; i <= length; i++)
        if (text[i] == sought) {
            first = first ? first : text + i;
            last = text + i;
        }
    for (size_t i = most; i-- > 0;)
        if (text[i] == sought)
            in_memory = text + i;
    tb_assert(wcschr(text, sought) == first && wcsrchr(text, sought) == last);
    tb_assert(wmemchr(text, sought, most) == in_memory);
    return 0;
}
