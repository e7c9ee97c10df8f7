// expect: safe
// proves: wcstok
// wcstok of every string of up to 4 characters and every set of up to 4 that is between the tokens.
#include <threadbare.h>
#include <wchar.h>

/* Without decisions. */
static int is_member(wchar_t c, const wchar_t *set) {
    int found = 0, is_over = 0;
    for (int i = 0; i < 4; i++) {
        is_over |= set[i] == 0;
        found |= !is_over & (set[i] == c);
    }
    return found;
}

int main(void) {
    wchar_t text[5], copy[5], set[5], *rest;
    tb_bytes(text, 4 * sizeof *text, "text");
    tb_bytes(set, 4 * sizeof *set, "set");
    text[4] = set[4] = 0;
    wmemcpy(copy, text, 5);
    int at = 0;
    for (wchar_t *from = copy;; from = 0) {
        wchar_t *token = wcstok(from, set, &rest);
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
