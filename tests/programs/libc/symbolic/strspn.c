// expect: safe
// proves: strspn
// strspn of every string of up to 4 bytes and every set of up to 4.
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
    char text[5], set[5];
    tb_bytes(text, 4, "text");
    tb_bytes(set, 4, "set");
    text[4] = set[4] = 0;
    size_t length = 0;
    int goes_on = 1;
    for (int i = 0; i < 4; i++) {
        goes_on &= (text[i] != 0) & is_member(text[i], set);
        length += (size_t)goes_on;
    }
    tb_assert(strspn(text, set) == length);
    return 0;
}
