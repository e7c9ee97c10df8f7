// expect: safe
// proves: wcscspn, wcspbrk, wcsspn
// wcsspn, wcscspn, wcspbrk of every string of up to 4 characters and every set of up to 4.
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
    wchar_t text[5], set[5];
    tb_bytes(text, 4 * sizeof *text, "text");
    tb_bytes(set, 4 * sizeof *set, "set");
    text[4] = set[4] = 0;
    size_t inside = 0, outside = 0, size = 0;
    int is_text = 1, is_inside = 1, is_outside = 1;
    for (int i = 0; i < 4; i++) {
        is_text &= text[i] != 0;
        size += (size_t)is_text;
        is_inside &= is_text & is_member(text[i], set);
        inside += (size_t)is_inside;
        is_outside &= is_text & !is_member(text[i], set);
        outside += (size_t)is_outside;
    }
    switch (tb_choose(3, "function")) {
    case 0:
        tb_assert(wcsspn(text, set) == inside);
        break;
    case 1:
        tb_assert(wcscspn(text, set) == outside);
        break;
    default: {
        wchar_t *found = wcspbrk(text, set);
        tb_assert(found ? (size_t)(found - text) == outside && outside < size : outside == size);
    }
    }
    return 0;
}
