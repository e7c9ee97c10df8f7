// expect: safe
// wcsnlen, wcschr, wcsrchr, wmemchr, wcsstr, wcsspn, wcscspn, wcspbrk of every string of up to 4 characters, and every 2 sought.
#define _GNU_SOURCE
#include <threadbare.h>
#include <wchar.h>

int main(void) {
    wchar_t text[5], sought[3];
    tb_bytes(text, 4 * sizeof *text, "text");
    tb_bytes(sought, 2 * sizeof *sought, "sought");
    text[4] = sought[2] = 0;
    size_t most = tb_choose(5, "most"), length = 0;
    while (text[length])
        length++;
    tb_assert(wcslen(text) == length && wcsnlen(text, most) == (length < most ? length : most));
    wchar_t *first = 0, *last = 0, *in_memory = 0;
    for (size_t i = 0; i <= length; i++)
        if (text[i] == sought[0]) {
            first = first ? first : text + i;
            last = text + i;
        }
    for (size_t i = most; i-- > 0;)
        if (text[i] == sought[0])
            in_memory = text + i;
    tb_assert(wcschr(text, sought[0]) == first && wcsrchr(text, sought[0]) == last);
    tb_assert(wmemchr(text, sought[0], most) == in_memory);
    wchar_t *found = 0;
    for (size_t i = length + 1; i-- > 0;)
        if (!sought[0] || (text[i] == sought[0] && (!sought[1] || text[i + 1] == sought[1])))
            found = text + i;
    tb_assert(wcsstr(text, sought) == found);
    size_t inside = 0, outside = 0;
    while (text[inside] && sought[0] && (text[inside] == sought[0] || text[inside] == sought[1]))
        inside++;
    while (text[outside] && !(sought[0] && (text[outside] == sought[0] || text[outside] == sought[1])))
        outside++;
    tb_assert(wcsspn(text, sought) == inside && wcscspn(text, sought) == outside);
    tb_assert(wcspbrk(text, sought) == (text[outside] ? text + outside : 0));
    return 0;
}
