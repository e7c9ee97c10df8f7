// expect: safe
// proves: getsubopt
// getsubopt of every string of up to 4 bytes, with tokens of every byte or two, with an empty one, one that cannot be found, and the same
// twice; and with none: which it is, its value, and where to go on. Behind the last one the value stays as it was.
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <threadbare.h>

int main(void) {
    char text[5], copy[5], nothing, *value = &nothing, first[3], second[2];
    tb_bytes(text, 4, "text");
    tb_bytes(first, 2, "first");
    tb_bytes(second, 1, "second");
    text[4] = first[2] = second[1] = 0;
    memcpy(copy, text, 5);
    char *const some[] = {first, second, "b=", "", first, 0}, *const none[] = {0};
    int has_tokens = tb_bool("has_tokens");
    char *rest = copy;
    for (int at = 0;;) {
        int end = at, equals, which = -1;
        while (text[end] && text[end] != ',')
            end++;
        for (equals = at; equals < end && text[equals] != '=';)
            equals++;
        char *before = value;
        int found = getsubopt(&rest, has_tokens ? some : none, &value);
        if (!text[at]) {
            tb_assert(found == -1 && rest == copy + at && value == before);
            return 0;
        }
        for (int i = 4; i-- > 0 && has_tokens;) {
            int size = 0;
            while (some[i][size] && size < equals - at && some[i][size] == text[at + size])
                size++;
            if (size == equals - at && !some[i][size])
                which = i;
        }
        tb_assert(found == which);
        tb_assert(value == (which == -1 ? copy + at : equals < end ? copy + equals + 1 : 0));
        tb_assert(copy[end] == 0 && rest == copy + (text[end] ? end + 1 : end));
        for (int i = at; i < end; i++)
            tb_assert(copy[i] == text[i]);
        at = text[end] ? end + 1 : end;
    }
}
