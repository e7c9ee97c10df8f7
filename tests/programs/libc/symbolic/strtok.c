// expect: safe
// proves: strtok, strtok_r
// strtok and strtok_r of every string of up to 4 bytes and every set of up to 4 that is between the tokens.
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
    char text[5], copy[5], set[5], *save = 0;
    tb_bytes(text, 4, "text");
    tb_bytes(set, 4, "set");
    text[4] = set[4] = 0;
    memcpy(copy, text, 5);
    int has_save = (int)tb_choose(2, "has_save"), at = 0;
    for (char *from = copy;; from = 0) {
        char *token = has_save ? strtok_r(from, set, &save) : strtok(from, set);
        while (text[at] && is_member(text[at], set))
            at++;
        if (!text[at]) {
            tb_assert(!token);
            return 0;
        }
        tb_assert(token == copy + at);
        for (; text[at] && !is_member(text[at], set); at++)
            tb_assert(copy[at] == text[at]);
        tb_assert(copy[at] == 0);
        if (text[at])
            at++;
    }
}
