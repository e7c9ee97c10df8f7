// expect: safe
// proves: strsep
// strsep of every string of up to 4 bytes and every set of up to 4 that is between the fields: empty fields count.
#define _GNU_SOURCE
#include <string.h>
#include <threadbare.h>

/* Without decisions. */
static int is_member(char c, const char *set) {
    int found = 0, is_over = 0;
    for (int i = 0; i < 4; i++) {
        is_over |= set[i] == 0;
        found |= !is_over & (set[i] == c);
    }
    return found;
}

int main(void) {
    char text[5], copy[5], set[5];
    tb_bytes(text, 4, "text");
    tb_bytes(set, 4, "set");
    text[4] = set[4] = 0;
    memcpy(copy, text, 5);
    char *rest = copy;
    for (int at = 0;; at++) {
        tb_assert(strsep(&rest, set) == copy + at);
        for (; text[at] && !is_member(text[at], set); at++)
            tb_assert(copy[at] == text[at]);
        tb_assert(copy[at] == 0 && rest == (text[at] ? copy + at + 1 : 0));
        if (!text[at])
            break;
    }
    tb_assert(!strsep(&rest, set) && !rest);
    return 0;
}
