// expect: safe
// getsubopt of every string of up to 4 bytes with some tokens: which it is, its value, and where to go on.
// Behind the last one the value stays as it was.
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int main(void) {
    char text[5], copy[5], nothing, *value = &nothing;
    tb_bytes(text, 4, "text");
    text[4] = 0;
    memcpy(copy, text, 5);
    char *const tokens[] = {"a", "ro", "b=", "", "a", 0};
    char *rest = copy;
    for (int at = 0;;) {
        int end = at, equals, which = -1;
        while (text[end] && text[end] != ',')
            end++;
        for (equals = at; equals < end && text[equals] != '=';)
            equals++;
        char *before = value;
        int found = getsubopt(&rest, tokens, &value);
        if (!text[at]) {
            tb_assert(found == -1 && rest == copy + at && value == before);
            return 0;
        }
        if (equals == at)
            which = 3;
        else if (equals == at + 1 && text[at] == 'a')
            which = 0;
        else if (equals == at + 2 && text[at] == 'r' && text[at + 1] == 'o')
            which = 1;
        tb_assert(found == which);
        tb_assert(value == (which == -1 ? copy + at : equals < end ? copy + equals + 1 : 0));
        tb_assert(copy[end] == 0 && rest == copy + (text[end] ? end + 1 : end));
        for (int i = at; i < end; i++)
            tb_assert(copy[i] == text[i]);
        at = text[end] ? end + 1 : end;
    }
}
